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

/** Where the policy is early enough to govern the page: a page's encoding has to come first. */
const starts = [/<meta charset=[^>]*>/i, /<head[^>]*>/i, /<html[^>]*>/i, /<!doctype[^>]*>/i, /^/];

/** Puts a policy into a page. It ends before the first element that it governs. */
export function insertPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const start = starts.find((each) => each.test(html)) ?? /^/;
  return html.replace(start, (matched) => matched + meta);
}
