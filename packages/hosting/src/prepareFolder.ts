import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import pMap from 'p-map';
import {contentSecurityPolicy, insertPolicy} from './contentSecurityPolicy.ts';
import {headersFile, securityHeaders} from './headers.ts';
import {mergeSources, sourcesOf} from './sources.ts';
import type {Sources} from './sources.ts';
import {checkRedirects} from './redirects.ts';

export type HostingOptions = {
  /** `true` leaves out the files for hosts, so that only the pages change. */
  pagesOnly?: boolean;
  /** Addresses on other hosts that scripts send requests to. */
  connectTo?: readonly string[];
};

export type FolderOptions = Required<HostingOptions> & {
  outDir: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
};

/** Cloudflare Pages ignores longer lines of `_headers`. */
const maxHeaderChars = 2000;

/** Some are read and written while another one is parsed. */
const pagesAtOnce = 16;

async function htmlFiles(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Puts each page's own policy into it, and returns what all of them load. */
async function insertPolicies(
  outDir: string,
  files: readonly string[],
  connectTo: readonly string[],
): Promise<Sources> {
  const insert = async (file: string): Promise<Sources> => {
    const path = join(outDir, file);
    const html = await readFile(path, 'utf8');
    const sources = sourcesOf(html, connectTo);
    await writeFile(path, insertPolicy(html, contentSecurityPolicy(sources)));
    return sources;
  };
  return mergeSources(await pMap(files, insert, {concurrency: pagesAtOnce}));
}

/** Writes a file that the site's own folder of static files doesn't have. */
async function writeNew(outDir: string, file: string, text: string): Promise<void> {
  const path = join(outDir, file);
  if (existsSync(path)) {
    throw new Error(
      `The build writes ${file} itself, so "static" can't contain it. Delete static/${file}.`,
    );
  }
  await writeFile(path, text);
}

/** Prepares a finished build for static hosts. */
export async function prepareFolder(options: FolderOptions): Promise<void> {
  const {outDir, baseUrl, pagesOnly, connectTo} = options;
  const files = await htmlFiles(outDir);
  const policy = contentSecurityPolicy(await insertPolicies(outDir, files, connectTo));
  if (pagesOnly) {
    return;
  }
  const headers = securityHeaders(policy);
  if (headers.some((header) => header.join(': ').length > maxHeaderChars)) {
    console.warn(
      `The content security policy in _headers has more than ${maxHeaderChars} characters. Cloudflare ` +
        'Pages ignores it; the policy in each page still applies.',
    );
  }
  const redirectsFile = join(outDir, '_redirects');
  if (existsSync(redirectsFile)) {
    checkRedirects(await readFile(redirectsFile, 'utf8'));
  }
  await writeNew(outDir, '_headers', headersFile(baseUrl, headers));
}
