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

/** Reads the view from the query of an address: `?category=code-editor&q=agent`. */
export function viewIn(query: string): ToolsView {
  const parameters = new URLSearchParams(query);
  const valueOf = (name: keyof ToolsView) => parameters.get(name)?.trim() ?? '';
  return {category: valueOf('category'), q: valueOf('q'), compare: valueOf('compare')};
}

/** The address with another view. It has no fragment; parameters of others stay. */
export function withView(address: string, changes: Partial<ToolsView>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    url.searchParams.delete(name);
    if (value.trim()) {
      url.searchParams.append(name, value.trim());
    }
  }
  url.hash = '';
  url.search = url.search.replaceAll('%2C', ',');
  return url.href;
}

/**
 * Puts a view into the address.
 *
 * @param how `pushState`, so that the Back button returns to the view before, or `replaceState`
 */
export function setView(
  changes: Partial<ToolsView>,
  how: 'pushState' | 'replaceState' = 'pushState',
  fragment = '',
): void {
  const address = withView(location.href, changes) + fragment;
  if (address !== location.href) {
    history[how](history.state, '', address);
  }
}

/** Shows everything when the address leads to an element that the view hides. */
export function revealTarget(root: HTMLElement, showAll: () => void): void {
  const target = root.querySelector(':target');
  if (target?.closest('[hidden]')) {
    showAll();
    target.scrollIntoView();
  }
}
