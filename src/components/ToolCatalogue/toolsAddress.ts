/**
 * What a visitor chose on the Tools page, by the name of the parameter in its address. Documented in
 * guides/tools-page.md: links that people have shared depend on it.
 */
export type ToolsView = {
  /** The id of a category, or empty for all. */
  category: string;
  /** The words to search for. */
  q: string;
  /** The ids of the tools to show side by side, separated by commas. */
  compare: string;
};

/** What the address says: `agent`, for `q` in `?category=code-editor&q=agent`. */
export const chosen = (name: keyof ToolsView): string =>
  new URLSearchParams(location.search).get(name) ?? '';

/**
 * Puts another view into the address. Parameters of others stay; the fragment doesn't.
 *
 * @param how `pushState`, so that the Back button returns to the view before, or `replaceState`
 */
export function setView(
  changes: Partial<ToolsView>,
  how: 'pushState' | 'replaceState' = 'pushState',
  fragment = '',
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    url.searchParams.delete(name);
    if (value) {
      url.searchParams.append(name, value);
    }
  }
  url.hash = fragment;
  url.search = url.search.replaceAll('%2C', ',');
  if (url.href !== location.href) {
    history[how](null, '', url);
  }
}

/** Shows everything when the address leads to an element that the view hides. */
export function revealTarget(root: HTMLElement, showAll: () => void): void {
  const target = root.querySelector('[hidden]:target');
  if (target) {
    showAll();
    target.scrollIntoView();
  }
}
