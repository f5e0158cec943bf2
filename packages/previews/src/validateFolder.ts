import {existsSync, lstatSync, readFileSync, readdirSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {load} from 'cheerio';

export type FolderLimits = {maxFiles: number; maxBytes: number};

/** A build is some dozens of files and less than 1 MB. A report contains its screenshots. */
export const siteLimits: FolderLimits = {maxFiles: 2000, maxBytes: 50_000_000};
export const reportLimits: FolderLimits = {maxFiles: 1, maxBytes: 40_000_000};

const extensions =
  '.html .css .js .json .xml .txt .svg .png .jpg .jpeg .webp .avif .gif .ico .woff2 .pdf'.split(
    ' ',
  );

/** Plain text for other hosts. GitHub Pages ignores both. */
const hostFiles = ['_headers', '_redirects'];

function reject(reason: string): never {
  throw new Error(`The preview can't be published: ${reason}`);
}

function checkName(name: string, path: string): void {
  if (name.startsWith('.') || !/^[^\p{C}\\:*?"<>|]+$/u.test(name)) {
    reject(`"${path}" starts with a dot or contains a special character. Rename it.`);
  }
}

function checkType(path: string): void {
  if (!extensions.includes(extname(path)) && !hostFiles.includes(path)) {
    const allowed = `${extensions.join(' ')}, ${hostFiles.join(' and ')} at the top level`;
    reject(`this type of file is not allowed: "${path}". Allowed: ${allowed}.`);
  }
}

/** @throws Error when the folder is missing or a symbolic link */
export function checkIsFolder(path: string): void {
  if (!existsSync(path) || !lstatSync(path).isDirectory()) {
    reject(`the folder "${basename(path)}" is missing.`);
  }
}

/** The paths of all files, relative to the folder. Rejects symbolic links, pipes and the like. */
function* regularFiles(folder: string, parent = ''): Generator<string> {
  for (const name of readdirSync(join(folder, parent))) {
    const path = parent ? `${parent}/${name}` : name;
    checkName(name, path);
    const stats = lstatSync(join(folder, path));
    if (stats.isDirectory()) {
      yield* regularFiles(folder, path);
    } else if (stats.isFile()) {
      yield path;
    } else {
      reject(`"${path}" is not a regular file or folder.`);
    }
  }
}

function checkIsNotIndexed(folder: string, path: string): void {
  const $ = load(readFileSync(join(folder, path), 'utf8'));
  const robots = $('head > meta[name="robots"]').attr('content') ?? '';
  if (!/\bnoindex\b/.test(robots)) {
    reject(`"${path}" is missing <meta name="robots" content="noindex">.`);
  }
}

/**
 * Validates a folder whose files are not trusted.
 *
 * @throws Error when it contains anything that a preview doesn't need, or too much of it
 */
export function validateFolder(folder: string, {maxFiles, maxBytes}: FolderLimits): void {
  checkIsFolder(folder);
  const files: string[] = [];
  let bytes = 0;
  for (const path of regularFiles(folder)) {
    checkType(path);
    files.push(path);
    bytes += lstatSync(join(folder, path)).size;
    if (files.length > maxFiles) {
      reject(`it has more than ${maxFiles} files.`);
    }
    if (bytes > maxBytes) {
      reject(`it is larger than ${maxBytes} bytes.`);
    }
  }
  if (!files.includes('index.html')) {
    reject('index.html is missing.');
  }
  files
    .filter((path) => extname(path) === '.html')
    .forEach((path) => checkIsNotIndexed(folder, path));
}
