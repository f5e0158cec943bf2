import {load} from 'cheerio';
import {brotli} from '../server';
import type {ServedRequest} from '../server';

/** Compressed bytes by kind, and the number of requests. */
export type Load = {
  html: number;
  css: number;
  js: number;
  other: number;
  total: number;
  requests: number;
};

const scriptType = /^(|module|text\/javascript|application\/javascript)$/;

const compressedSize = (text: string): number => (text.trim() === '' ? 0 : brotli(text).length);

/** Inline styles and scripts are compressed by themselves; "html" is what they leave. */
function kindsOf({type, text, bytes}: ServedRequest): Partial<Load> {
  switch (type) {
    case 'text/html': {
      const $ = load(text);
      const scripts = $('script').filter((_, {attribs}) => scriptType.test(attribs.type ?? ''));
      const [js, css] = [compressedSize(scripts.text()), compressedSize($('style').text())];
      return {html: bytes - js - css, js, css};
    }
    case 'text/css':
      return {css: bytes};
    case 'text/javascript':
      return {js: bytes};
    default:
      return {other: bytes};
  }
}

/** Adds up requests by kind. */
export function sumRequests(requests: ServedRequest[]): Load {
  const sum = {html: 0, css: 0, js: 0, other: 0, total: 0, requests: requests.length};
  for (const request of requests) {
    const kinds = kindsOf(request);
    for (const kind of ['html', 'css', 'js', 'other'] as const) {
      sum[kind] += kinds[kind] ?? 0;
    }
    sum.total += request.bytes;
  }
  return sum;
}

type FirstAndLater = {first: Load; later: Load};

/** All scripts of a page, whenever they load, in bytes. */
export const scriptOf = ({first, later}: FirstAndLater): number => first.js + later.js;

/** Everything that a page loads, in bytes. */
export const totalOf = ({first, later}: FirstAndLater): number => first.total + later.total;
