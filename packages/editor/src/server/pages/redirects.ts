import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import {lineEndOf} from '../../source-map/targets';

/* The file that leads old addresses to new ones: lines such as `/prices /benefits 301`. */

/** Whether an address leads to a page, or to something on it. */
const isOn = (page: string, address = ''): boolean =>
  address.replace(/[?#].*$/, '').replace(/(?<=[^/])\/$/, '') === page;

/** The lines that are left; `change` gets the two addresses of each that has them. */
const mapRedirects = (
  text: string,
  change: (line: string, from: string, to: string) => string,
): string =>
  text.replace(
    /^[ \t]*([^\s#]\S*)[ \t]+(\S+)(?:[ \t].*)?(?:\r?\n|$)/gm,
    (line, from: string, to: string) => change(line, from, to),
  );

/** The file of redirects; undefined if there's none. */
export function readRedirects(
  siteDir: string,
  {redirects}: Pick<ContentConfig, 'redirects'>,
): string | undefined {
  const path = redirects === undefined ? undefined : join(siteDir, redirects);
  return path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Where an address leads that no page has anymore. */
export function redirectFrom(text: string, address: string): string | undefined {
  let found: string | undefined;
  mapRedirects(text, (line, from, to) => {
    found = isOn(from, address) ? to : found;
    return line;
  });
  return found;
}

/** Redirects without those from an address, because the site has a page there. */
export const withoutRedirectsFrom = (text: string, address: string): string =>
  mapRedirects(text, (line, from) => (isOn(address, from) ? '' : line));

/** Redirects without those to a page that no longer exists. */
export const withoutRedirectsTo = (text: string, address: string): string =>
  mapRedirects(text, (line, _from, to) => (isOn(address, to) ? '' : line));

/** Redirects with one more. Those that led to the old address lead to the new one. */
export function withRedirect(text: string, old: string, address: string): string {
  const moved = mapRedirects(text, (line, _from, to) =>
    isOn(old, to) ? line.replace(/^(\s*\S+\s+)[^\s?#]+/, `$1${address}`) : line,
  );
  const others = withoutRedirectsFrom(withoutRedirectsFrom(moved, address), old);
  const lineEnd = lineEndOf(text);
  const gap = others === '' || others.endsWith('\n') ? '' : lineEnd;
  return `${others}${gap}${old} ${address} 301${lineEnd}`;
}
