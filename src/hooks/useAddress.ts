import {useSyncExternalStore} from 'react';

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
 * Changes parameters of the address, as a step that the Back button returns from. An empty value removes
 * its parameter. Parameters of others stay; the fragment doesn't.
 */
export function setParameters(changes: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    url.searchParams.delete(name);
    if (value) {
      url.searchParams.append(name, value);
    }
  }
  url.hash = '';
  url.search = url.search.replaceAll('%2C', ',');
  if (url.href !== location.href) {
    history.pushState(null, '', url);
    listeners.forEach((listener) => listener());
  }
}

/** What the address of the page says now. Nothing, while the server renders the page. */
export function useAddress(): {parameters: URLSearchParams; fragment: string} {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  return {parameters: new URLSearchParams(search), fragment};
}
