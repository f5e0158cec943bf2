import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

/** What pages load or contain, by the directive of a content security policy that governs it. */
export type Sources = ReadonlyMap<string, ReadonlySet<string>>;

const self = "'self'";

/** The attributes with addresses, by directive. */
const addressAttributes: readonly (readonly [directive: string, selector: string, name: string])[] =
  [
    ['script-src', 'script', 'src'],
    // An island loads its scripts from here.
    ['script-src', 'site-island', 'src'],
    ['style-src', 'link[rel~="stylesheet"]', 'href'],
    ['img-src', 'img, input', 'src'],
    ['img-src', 'img, picture > source', 'srcset'],
    ['img-src', 'svg image', 'href'],
    ['img-src', 'video', 'poster'],
    ['img-src', 'link[rel~="icon"], link[rel~="apple-touch-icon"]', 'href'],
    ['media-src', 'video, audio, :is(video, audio) > source, track', 'src'],
    ['frame-src', 'iframe', 'src'],
    ['object-src', 'object', 'data'],
    ['manifest-src', 'link[rel~="manifest"]', 'href'],
    ['form-action', 'form', 'action'],
    ['form-action', 'button, input', 'formaction'],
  ];

const attributeNames = addressAttributes.map(([, , name]) => name);

/** `'self'`, the origin of another site, or a scheme such as `data:`. */
function sourceOf(address: string): string {
  const here = 'https://here.invalid';
  const {origin, protocol} = new URL(URL.canParse(address, here) ? address : '', here);
  if (origin === here) {
    return self;
  }
  return origin === 'null' ? protocol : origin;
}

const addressesIn = (value: string, name: string): string[] =>
  name === 'srcset'
    ? Array.from(
        value.matchAll(/(\S+)(?:\s+[\d.]+[wx])?\s*(?:,|$)/g),
        ([, address = '']) => address,
      )
    : value.trim().split(/\s+/);

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The types of scripts that the browser runs or reads rules from: others are data, such as JSON-LD. */
const executed = [
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
];

type Add = (directive: string, source: string) => void;

function addStyleSources(css: string, add: Add): void {
  for (const [, ...written] of css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')][^)]*))/g)) {
    const address = written.join('');
    const isFont = /\.(?:woff2?|[ot]tf)\b/.test(address);
    // An address such as "#clip" refers to the page itself.
    if (!address.startsWith('#')) {
      add(isFont ? 'font-src' : 'img-src', sourceOf(address));
    }
  }
}

function addAddresses($: CheerioAPI, add: Add): void {
  // Most of a page's addresses are those of its links.
  const elements = $.root()
    .find('*')
    .filter((_, {name, attribs}) => name !== 'a' && attributeNames.some((each) => each in attribs));
  for (const [directive, selector, name] of addressAttributes) {
    for (const element of elements.filter(`:is(${selector})[${name}]`).toArray()) {
      addressesIn(element.attribs[name] ?? '', name).forEach((address) => {
        add(directive, sourceOf(address));
      });
    }
  }
}

function addInline($: CheerioAPI, add: Add): void {
  for (const element of $('script:not([src])').toArray()) {
    if (executed.includes(element.attribs.type?.toLowerCase() ?? '')) {
      add('script-src', hashOf($(element).text()));
    }
  }
  for (const element of $('style').toArray()) {
    const css = $(element).text();
    add('style-src', hashOf(css));
    addStyleSources(css, add);
  }
}

/**
 * Reads a page. Every page loads a favicon, if only because browsers look for one. Scripts may send
 * requests to where the page's forms are sent.
 *
 * @param allowed other addresses, by directive
 */
export function sourcesOf(
  $: CheerioAPI,
  allowed: Readonly<Record<string, readonly string[]>> = {},
): Sources {
  const sources = new Map<string, Set<string>>();
  const add: Add = (directive, source) => {
    sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  };
  add('img-src', self);
  // Lighthouse requests robots.txt from within the page.
  add('connect-src', self);
  for (const [directive, addresses] of Object.entries(allowed)) {
    addresses.forEach((address) => add(directive, sourceOf(address)));
  }
  addAddresses($, add);
  addInline($, add);
  // It's text, until a browser without JavaScript reads it.
  for (const element of $('noscript').toArray()) {
    addAddresses(load($(element).text(), null, false), add);
  }
  sources.get('form-action')?.forEach((source) => add('connect-src', source));
  // Scripts in the page import files.
  if (sources.has('script-src')) {
    add('script-src', self);
  }
  return sources;
}

/** The sources of several pages together. */
export function mergeSources(pages: Iterable<Sources>): Sources {
  const merged = new Map<string, Set<string>>();
  for (const [directive, sources] of Array.from(pages).flatMap((page) => [...page])) {
    merged.set(directive, new Set([...(merged.get(directive) ?? []), ...sources]));
  }
  return merged;
}
