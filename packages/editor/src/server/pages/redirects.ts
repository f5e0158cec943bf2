import {lineEndOf} from '../../source-map/targets';

/* The file that leads old addresses to new ones: lines such as `/prices /benefits 301`. */

type Redirect = {from: string; to: string};

/** What a line says; undefined for a comment or an empty line. */
function redirectIn(line: string): Redirect | undefined {
  const [, from, to] = /^\s*([^\s#]\S*)\s+(\S+)/.exec(line) ?? [];
  return from !== undefined && to !== undefined ? {from, to} : undefined;
}

/** Whether an address leads to a page, or to something on it. */
const isOn = (page: string, address: string): boolean =>
  address.replace(/[?#].*$/, '').replace(/(?<=[^/])\/$/, '') === page;

/** The text with other lines; `undefined` removes a line. */
const mapRedirects = (
  text: string,
  change: (redirect: Redirect, line: string) => string | undefined,
): string =>
  (text.match(/[^\n]*\n|[^\n]+$/g) ?? [])
    .map((line) => {
      const redirect = redirectIn(line);
      return redirect ? change(redirect, line) : line;
    })
    .filter((line) => line !== undefined)
    .join('');

/** Redirects without those from an address, because the site has a page there. */
export const withoutRedirectsFrom = (text: string, address: string): string =>
  mapRedirects(text, ({from}, line) => (isOn(address, from) ? undefined : line));

/** Redirects without those to a page that no longer exists. */
export const withoutRedirectsTo = (text: string, address: string): string =>
  mapRedirects(text, ({to}, line) => (isOn(address, to) ? undefined : line));

/** Redirects that led to a page lead to another one. None leads from there. */
export const redirectsMoved = (text: string, old: string, address: string): string =>
  withoutRedirectsFrom(
    mapRedirects(text, ({to}, line) =>
      isOn(old, to) ? line.replace(/^(\s*\S+\s+)[^\s?#]+/, `$1${address}`) : line,
    ),
    address,
  );

/** Redirects with one more. Those that led to the old address lead to the new one. */
export function withRedirect(text: string, old: string, address: string): string {
  const others = withoutRedirectsFrom(redirectsMoved(text, old, address), old);
  const lineEnd = lineEndOf(text);
  const gap = others === '' || others.endsWith('\n') ? '' : lineEnd;
  return `${others}${gap}${old} ${address} 301${lineEnd}`;
}
