import {existsSync, lstatSync, readFileSync, readdirSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {parse} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

export type FolderLimits = {maxFiles: number; maxBytes: number; summary?: string};

/** The summary of a report, for the comment. It isn't published. */
export const summaryFile = 'summary.md';

/** A build is some dozens of files and less than 1 MB. A report contains its screenshots. */
export const siteLimits: FolderLimits = {maxFiles: 2000, maxBytes: 50_000_000};
export const reportLimits: FolderLimits = {
  maxFiles: 100,
  maxBytes: 40_000_000,
  summary: summaryFile,
};

/** Pages, what they load, and what visitors download. Case doesn't matter: `Photo.JPG` is fine. */
const extensions =
  '.html .css .js .json .xml .txt .svg .png .jpg .jpeg .webp .avif .gif .ico .woff2 .pdf .csv .mp4 .webm .vtt .webmanifest'.split(
    ' ',
  );

/** Plain text for other hosts, which only read it under these names. GitHub Pages ignores both. */
const hostFiles = ['_headers', '_redirects'];

/** Why something can't be published, in words for its author. */
export class RejectedError extends Error {
  constructor(
    readonly reason: string,
    /** The file that has to change, relative to the folder. */
    readonly path?: string,
  ) {
    super(`The preview can't be published: ${reason}`);
  }
}

function checkName(name: string, path: string): void {
  if (name.startsWith('.') || !/^[^\p{C}\\:*?"<>|]+$/u.test(name)) {
    throw new RejectedError(
      `"${path}" starts with a dot or contains a special character. Rename it.`,
      path,
    );
  }
}

function checkType(path: string): void {
  if (!extensions.includes(extname(path).toLowerCase()) && !hostFiles.includes(path)) {
    const allowed = `${extensions.join(' ')}, ${hostFiles.join(' and ')} at the top level`;
    throw new RejectedError(
      `this type of file is not allowed: "${path}". Allowed: ${allowed}.`,
      path,
    );
  }
}

/** @throws RejectedError when the folder is missing or a symbolic link */
export function checkIsFolder(path: string): void {
  if (!existsSync(path) || !lstatSync(path).isDirectory()) {
    throw new RejectedError(`the folder "${basename(path)}" is missing.`);
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
      throw new RejectedError(
        `"${path}" is a link or another special file. Replace it with a regular file.`,
        path,
      );
    }
  }
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The `<meta>` tags in the head of a page, by their names. Browsers parse pages the same way. */
export function readMetaTags(html: string): ReadonlyMap<string, string> {
  const child = (parent: Parent | undefined, name: string) =>
    parent?.childNodes.find((node) => node.nodeName === name) as Parent | undefined;
  const head = child(child(parse(html), 'html'), 'head');
  const attributes = (head?.childNodes ?? []).flatMap((node) =>
    node.nodeName === 'meta' && 'attrs' in node
      ? [new Map(node.attrs.map(({name, value}) => [name, value]))]
      : [],
  );
  return new Map(attributes.map((each) => [each.get('name') ?? '', each.get('content') ?? '']));
}

function checkIsNotIndexed(folder: string, path: string): void {
  const robots = readMetaTags(readFileSync(join(folder, path), 'utf8')).get('robots') ?? '';
  if (!/\bnoindex\b/.test(robots)) {
    throw new RejectedError(`"${path}" is missing <meta name="robots" content="noindex">.`, path);
  }
}

/**
 * Validates a folder whose files are not trusted.
 *
 * @throws RejectedError when it contains anything that a preview doesn't need, or too much of it
 */
export function validateFolder(folder: string, {maxFiles, maxBytes, summary}: FolderLimits): void {
  checkIsFolder(folder);
  const files: string[] = [];
  let bytes = 0;
  for (const path of regularFiles(folder)) {
    if (path !== summary) {
      checkType(path);
    }
    files.push(path);
    bytes += lstatSync(join(folder, path)).size;
    if (files.length > maxFiles) {
      throw new RejectedError(`it has more than ${maxFiles} files.`);
    }
    if (bytes > maxBytes) {
      throw new RejectedError(
        `it is larger than ${maxBytes / 1e6} MB. "${path}" exceeds the limit.`,
        path,
      );
    }
  }
  if (!files.includes('index.html')) {
    throw new RejectedError('index.html is missing.');
  }
  files
    .filter((path) => extname(path).toLowerCase() === '.html')
    .forEach((path) => checkIsNotIndexed(folder, path));
}
