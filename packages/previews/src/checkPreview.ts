import {existsSync, lstatSync, readFileSync, readdirSync} from 'node:fs';
import {extname, join} from 'node:path';
import {load} from 'cheerio';

export type Limits = {files: number; bytes: number};

/** A build has some dozens of files and less than 1 MB; a report has pictures in it. */
export const siteLimits: Limits = {files: 2000, bytes: 50_000_000};
export const reportLimits: Limits = {files: 1, bytes: 40_000_000};

/** What a build is made of, with the pictures and documents that authors may add. */
const extensions = new Set(
  '.html .css .js .json .xml .txt .svg .png .jpg .jpeg .webp .avif .gif .ico .woff2 .pdf'.split(
    ' ',
  ),
);

function refuse(reason: string): never {
  throw new Error(`The preview is not published: ${reason}`);
}

function checkName(name: string, path: string): void {
  if (name.startsWith('.') || !/^[^\p{C}\\:*?"<>|]+$/u.test(name)) {
    refuse(`"${path}" has a name that no file of a build has.`);
  }
}

/** @throws Error when it is not there, or only leads to a folder elsewhere */
export function checkIsFolder(path: string): void {
  if (!existsSync(path) || !lstatSync(path).isDirectory()) {
    refuse('a folder of it is missing.');
  }
}

/** Every file in a folder, from the folder, when there are regular files and folders alone. */
function* regularFiles(folder: string, inside = ''): Generator<string> {
  for (const name of readdirSync(join(folder, inside))) {
    const path = inside ? `${inside}/${name}` : name;
    checkName(name, path);
    const stats = lstatSync(join(folder, path));
    if (stats.isDirectory()) {
      yield* regularFiles(folder, path);
    } else if (stats.isFile()) {
      yield path;
    } else {
      refuse(`"${path}" is neither a file nor a folder.`);
    }
  }
}

function checkIsNotIndexed(folder: string, path: string): void {
  const $ = load(readFileSync(join(folder, path), 'utf8'));
  const robots = $('head > meta[name="robots"]').attr('content') ?? '';
  if (!/\bnoindex\b/.test(robots)) {
    refuse(`"${path}" does not ask search engines to leave it out ("noindex").`);
  }
}

/**
 * Looks at a folder that a stranger may have filled.
 *
 * @returns its files
 * @throws Error when there is anything in it that a preview does not need, or too much of it
 */
export function checkPreview(folder: string, limits: Limits): string[] {
  checkIsFolder(folder);
  const files: string[] = [];
  let bytes = 0;
  for (const path of regularFiles(folder)) {
    files.push(path);
    bytes += lstatSync(join(folder, path)).size;
    if (!extensions.has(extname(path))) {
      refuse(`"${path}" is of a kind that a build does not make.`);
    }
    if (files.length > limits.files) {
      refuse(`it has more than ${limits.files} files.`);
    }
    if (bytes > limits.bytes) {
      refuse(`it has more than ${limits.bytes} bytes.`);
    }
  }
  if (!files.includes('index.html')) {
    refuse('it has no index.html.');
  }
  files
    .filter((path) => extname(path) === '.html')
    .forEach((path) => checkIsNotIndexed(folder, path));
  return files;
}
