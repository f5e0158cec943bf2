import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {folderIndexOf} from './writePages.ts';
import type {Build} from './PageStep.ts';

/** Addresses, with or without a host, that need no escaping in HTML. Percent signs encode no control characters. */
const plainAddress = /^(?:https:\/\/[\w.-]+)?\/(?:[\w./#-]|%[2-9A-F][0-9A-F])*$/;

function isPlain(address: string): boolean {
  try {
    return plainAddress.test(address) && !decodeURI(address).includes('..');
  } catch {
    return false;
  }
}

/**
 * Reads a `_redirects` file: each line is an old address, a new one, and perhaps a status.
 *
 * @throws Error if a line has a pattern or anything else that only some hosts understand
 */
export function parseRedirects(text: string): {from: string; to: string}[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [from = '', to = '', status = '301', ...rest] = line.split(/\s+/);
    if (
      !/^\/[^#]+$/.test(from) ||
      !isPlain(from) ||
      !isPlain(to) ||
      !/^30[1278]$/.test(status) ||
      rest.length > 0
    ) {
      throw new Error(
        `This line of _redirects doesn't work on every host: ${line}\n` +
          'Write an old address, a new one, and perhaps a status: /prices /benefits 301\n' +
          'Patterns and addresses with "?" don\'t work. Encode other letters: for /über, write /%C3%BCber.',
      );
    }
    return {from, to};
  });
}

/** The files in which static hosts look for an address. */
function filesAt(address: string): string[] {
  const path = decodeURI(address).replace(/^\/|\/$/g, '');
  return path.endsWith('.html') ? [path] : [`${path}.html`, folderIndexOf(`${path}.html`)];
}

/** A page that leads to another address, with and without JavaScript. */
const redirectPage = (address: string, canonical: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${address}</title>` +
  `<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${canonical}">` +
  `</head><body><a href="${address}">${address}</a></body></html>\n`;

/**
 * Writes a page at each old address in `static/_redirects`, for hosts that don't read that file.
 *
 * @throws Error if a line is wrong, or the site has a page at an old address
 */
export async function writeRedirects({
  outDir,
  baseUrl,
  siteConfig,
}: Pick<Build, 'outDir' | 'baseUrl' | 'siteConfig'>): Promise<void> {
  const source = join(outDir, '_redirects');
  const redirects = existsSync(source) ? parseRedirects(readFileSync(source, 'utf8')) : [];
  for (const {from, to} of redirects) {
    const address = to.startsWith('/') ? baseUrl + to.slice(1) : to;
    const page = redirectPage(address, new URL(address, siteConfig.url).href);
    for (const file of filesAt(from)) {
      const path = join(outDir, file);
      if (existsSync(path)) {
        throw new Error(
          `static/_redirects leads ${from} to ${to}, but the site has a page ${from}. Delete one of them.`,
        );
      }
      await mkdir(dirname(path), {recursive: true});
      await writeFile(path, page);
    }
  }
}
