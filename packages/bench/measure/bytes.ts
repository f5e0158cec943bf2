import type {Browser} from 'playwright-core';
import {inNewTab, phone, scrollThrough, settle} from '../browser';
import {brotli} from '../server';
import type {ServedRequest, SiteServer} from '../server';

/** Bytes on the wire, and the number of requests; favicons and tools' pictures are left out. */
export type Load = {
  html: number;
  css: number;
  js: number;
  other: number;
  total: number;
  requests: number;
};

export type PageBytes = {
  /** Until the page was loaded and idle. */
  first: Load;
  /** What came when it was scrolled through. */
  later: Load;
  /** What was fetched ahead for other pages. */
  ahead: Load;
};

const executable = /^(|module|text\/javascript|application\/javascript)$/;

/** The text between the tags of a kind, together. */
function inlineText(html: string, tag: 'script' | 'style'): string {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  return Array.from(blocks, ([, attributes = '', text = '']) => {
    const [, type = ''] = /\btype=["']?([^"'\s>]+)/.exec(attributes) ?? [];
    return tag === 'style' || executable.test(type) ? text : '';
  }).join('');
}

const sizeOf = (text: string): number => (text.trim() === '' ? 0 : brotli(text).length);

/** What a request adds to each kind; what stands in a page's HTML counts as what it is. */
function kindsOf({type, text, bytes}: ServedRequest): Omit<Load, 'total' | 'requests'> {
  const none = {html: 0, css: 0, js: 0, other: 0};
  switch (type) {
    case 'text/html': {
      const js = sizeOf(inlineText(text, 'script'));
      const css = sizeOf(inlineText(text, 'style'));
      return {...none, html: bytes - js - css, js, css};
    }
    case 'text/css':
      return {...none, css: bytes};
    case 'text/javascript':
      return {...none, js: bytes};
    default:
      return {...none, other: bytes};
  }
}

function sum(requests: ServedRequest[]): Load {
  const load = {html: 0, css: 0, js: 0, other: 0, total: 0, requests: requests.length};
  for (const request of requests) {
    const kinds = kindsOf(request);
    for (const kind of ['html', 'css', 'js', 'other'] as const) {
      load[kind] += kinds[kind];
    }
    load.total += request.bytes;
  }
  return load;
}

/** Loads a page on a phone's screen with an empty cache, then scrolls through it. */
export function measureBytes(
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<PageBytes> {
  return inNewTab(browser, phone, async (tab) => {
    server.served.length = 0;
    await tab.page.goto(server.origin + path);
    await settle(tab);
    const count = server.served.length;
    await scrollThrough(tab);
    await settle(tab);
    await tab.page.waitForTimeout(300);
    return {
      first: sum(server.served.slice(0, count).filter(({ahead}) => !ahead)),
      later: sum(server.served.slice(count).filter(({ahead}) => !ahead)),
      ahead: sum(server.served.filter(({ahead}) => ahead)),
    };
  });
}
