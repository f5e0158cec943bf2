import {headOf} from '../page/parts.ts';
import type {CheerioAPI} from 'cheerio';
import type {Sources} from './sources.ts';

/** What the policy of every page allows besides what is in the page, for a service on other hosts. */
export type Allowed = {
  /** Addresses by directive: `{'connect-src': ['https://*.example.com']}`. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** Whether its script turns text into scripts, which Trusted Types forbid. */
  needsScriptText: boolean;
};

export const nothingElse: Allowed = {sources: {}, needsScriptText: false};

/** Sorted, so that equal pages have equal policies. */
const inOrder = (sources: ReadonlySet<string>): string => [...sources].sort().join(' ');

/**
 * A policy that allows what is in the pages, and nothing else: no other scripts, styles or hosts, no
 * style attributes, no plugins, and no text that is turned into a script.
 *
 * @see https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP
 */
export function contentSecurityPolicy(sources: Sources, {needsScriptText} = nothingElse): string {
  const found = Array.from(sources)
    .filter(([directive]) => directive !== 'form-action')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([directive, allowed]) => `${directive} ${inOrder(allowed)}`);
  return [
    "default-src 'none'",
    ...found,
    "style-src-attr 'none'",
    "base-uri 'none'",
    `form-action ${inOrder(sources.get('form-action') ?? new Set(["'none'"]))}`,
    ...(needsScriptText ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

/** What only works in a header. */
export const headerOnlyPolicy = "frame-ancestors 'none'";

/**
 * Puts a policy into a page, before the first element that it governs: right after the page's encoding,
 * which has to come first.
 */
export function insertPolicy($: CheerioAPI, policy: string): void {
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policy);
  const head = headOf($);
  const encoding = head.children('meta[charset]').first();
  if (encoding.length > 0) {
    encoding.after(meta);
  } else {
    head.prepend(meta);
  }
}
