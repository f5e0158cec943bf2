import {lstatSync, readFileSync, readdirSync} from 'node:fs';
import {basename, extname, join} from 'node:path';

export type FolderLimits = {maxFiles: number; maxBytes: number};

/** A build is some dozens of files and less than 1 MB. A report contains its screenshots. */
export const siteLimits: FolderLimits = {maxFiles: 2000, maxBytes: 50_000_000};
export const reportLimits: FolderLimits = {maxFiles: 100, maxBytes: 40_000_000};

/** Pages, what they load, and what visitors download. Case doesn't matter: `Photo.JPG` is fine. */
const extensions =
  '.html .css .js .json .xml .txt .svg .png .jpg .jpeg .webp .avif .gif .ico .woff2 .pdf .csv .mp4 .webm .vtt .webmanifest'.split(
    ' ',
  );

/** Plain text for other hosts, which only read it under these names. GitHub Pages ignores both. */
const hostFiles = ['_headers', '_redirects'];

/** Why something can't be published, in words for its author. */
export class RejectedError extends Error {
  readonly reason: string;
  /** The file that has to change, relative to its folder. */
  readonly path: string | undefined;

  constructor(reason: string, path?: string) {
    super(`The preview can't be published: ${reason}`);
    this.reason = reason;
    this.path = path;
  }
}

/** The paths of all files, relative to the folder. Rejects symbolic links, pipes and the like. */
function* regularFiles(folder: string, parent = ''): Generator<string> {
  for (const name of readdirSync(join(folder, parent))) {
    const path = parent ? `${parent}/${name}` : name;
    if (name.startsWith('.') || !/^[^\p{C}\\:*?"<>|]+$/u.test(name)) {
      throw new RejectedError(
        `"${path}" starts with a dot or contains a special character. Rename it.`,
        path,
      );
    }
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

function checkType(path: string): void {
  if (!extensions.includes(extname(path).toLowerCase()) && !hostFiles.includes(path)) {
    const allowed = `${extensions.join(' ')}, ${hostFiles.join(' and ')} at the top level`;
    throw new RejectedError(
      `this type of file is not allowed: "${path}". Allowed: ${allowed}.`,
      path,
    );
  }
}

/** Whether a path is a page, to which `addNoindex` applies. */
export const isPage = (path: string): boolean => extname(path).toLowerCase() === '.html';

/** The publisher could not put `noindex` into a page in UTF-16. */
function checkIsUtf8(folder: string, path: string): void {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(join(folder, path)));
  } catch {
    throw new RejectedError(`"${path}" is not UTF-8 text. Save it as UTF-8.`, path);
  }
}

/**
 * Validates a folder whose files are not trusted.
 *
 * @throws RejectedError when it contains anything that a preview doesn't need, or too much of it
 */
export function validateFolder(folder: string, {maxFiles, maxBytes}: FolderLimits): void {
  if (!lstatSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    throw new RejectedError(`the folder "${basename(folder)}" is missing.`);
  }
  const files: string[] = [];
  let bytes = 0;
  for (const path of regularFiles(folder)) {
    checkType(path);
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
  files.filter(isPage).forEach((path) => checkIsUtf8(folder, path));
}

/**
 * Tells search engines to ignore a page. The tag comes before everything that the page contains,
 * where a parser creates the `<head>` for it; nothing in the page can comment it out.
 */
export const addNoindex = (html: string): string =>
  html.replace(/^\uFEFF?(?:\s*<!doctype html>)?/i, '$&<meta name="robots" content="noindex">');
