import {useSyncExternalStore} from 'react';

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

/** What an address says: `agent`, for `q` in `?category=code-editor&q=agent`. */
export const chosen = (search: string, name: keyof ToolsView): string =>
  new URLSearchParams(search).get(name) ?? '';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

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
    listeners.forEach((listener) => listener());
  }
}

/** What the address of the Tools page says now. Nothing, while the server renders the page. */
export function useToolsView(): ToolsView {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return {
    category: chosen(search, 'category'),
    q: chosen(search, 'q'),
    compare: chosen(search, 'compare'),
  };
}
