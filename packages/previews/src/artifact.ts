import {lstatSync, readFileSync, readdirSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {pullRequestOf} from './folders.ts';
import type {Preview} from './Preview.ts';

/* What the workflow of a pull request uploads. None of it is trusted. */

/** What `preview.json` says about the build. */
export type PreviewFacts = Pick<Preview, 'number' | 'commit' | 'builtAt'>;

/** What changes on a page. All texts are plain. */
export type SummarySection = {
  page: string;
  /** Its place in the report, such as `page-home`. */
  anchor: string;
  sentences: string[];
};

/** What changes, for the comment: `review/summary.json`. */
export type Summary = {headline: string; sections: SummarySection[]};

type Shape = 'number' | RegExp | [Shape] | {[key: string]: Shape};

const factsShape: Shape = {
  number: 'number',
  commit: /^[0-9a-f]{40}$/,
  builtAt: /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
};
const summaryShape: Shape = {
  headline: /^/,
  sections: [
    {
      page: /^/,
      anchor: /^[a-z0-9-]+$/,
      sentences: [/^/],
    },
  ],
};

/** Pages, what they load, and what visitors download. Case doesn't matter: `Photo.JPG` is fine. */
const extensions =
  '.html .css .js .json .xml .txt .svg .png .jpg .jpeg .webp .avif .gif .ico .woff2 .pdf .csv .mp4 .webm .vtt .webmanifest';

/** Plain text for other hosts. GitHub Pages ignores both. */
const hostFiles = ['build/_headers', 'build/_redirects'];

/** A build is some dozens of files and less than 1 MB. The report contains its screenshots. */
const maxFiles = 2000;
const maxBytes = 90_000_000;

/** Whether a value has this shape: exactly these keys, and text that matches. */
function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'number') {
    return Number.isSafeInteger(value) && Number(value) >= 0;
  }
  if (shape instanceof RegExp) {
    return typeof value === 'string' && shape.test(value);
  }
  if (Array.isArray(shape)) {
    return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys({...shape, ...value}).length === Object.keys(shape).length &&
    Object.entries(shape).every(([key, inner]) => hasShape(Reflect.get(value, key), inner))
  );
}

function readJson(path: string, shape: Shape): unknown {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!hasShape(value, shape)) {
    throw new Error(`${basename(path)} doesn't have the expected content.`);
  }
  return value;
}

/** The path, or those of all files in a folder. Throws for symbolic links, pipes and the like. */
function* regularFiles(root: string, path: string): Generator<string> {
  const stats = lstatSync(join(root, path), {throwIfNoEntry: false});
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(root, path))) {
      yield* regularFiles(root, `${path}/${name}`);
    }
  } else if (stats?.isFile()) {
    yield path;
  } else {
    throw new Error(`"${path}" is missing or not a regular file.`);
  }
}

function checkName(path: string): void {
  if (/\/\.|[\p{C}\\:*?"<>|]/u.test(path)) {
    throw new Error(`"${path}" starts with a dot or contains a special character. Rename it.`);
  }
  const extension = extname(path).toLowerCase();
  if (!extensions.split(' ').includes(extension) && !hostFiles.includes(path)) {
    throw new Error(
      `"${path}" is a type of file that isn't allowed. Allowed: ${extensions}, and _headers and _redirects at the top level.`,
    );
  }
}

export const isPage = (path: string): boolean => extname(path).toLowerCase() === '.html';

/**
 * Adds a tag to a page that keeps search engines out. It comes before everything that the page
 * contains, where nothing can comment it out; a parser creates the `<head>` for it.
 *
 * @param path the page, for the message
 * @throws Error when the page isn't UTF-8
 */
export function addNoindex(path: string, html: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(html);
    return text.replace(/^(?:\s*<!doctype html>)?/i, '$&<meta name="robots" content="noindex">');
  } catch {
    throw new Error(`"${path}" is not UTF-8 text. Save it as UTF-8.`);
  }
}

/**
 * Reads and validates `preview.json`, `build/` and `review/`.
 *
 * @throws Error when there is anything that a preview doesn't need, or too much of it
 */
export function readArtifact(folder: string): {facts: PreviewFacts; summary: Summary} {
  const files = ['preview.json', 'build', 'review'].flatMap((path) => [
    ...regularFiles(folder, path),
  ]);
  files.forEach(checkName);
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(folder, path)).size, 0);
  if (files.length > maxFiles || bytes > maxBytes) {
    throw new Error(
      `The preview has ${files.length} files and ${Math.ceil(bytes / 1e6)} MB. Up to ${maxFiles} files and ${maxBytes / 1e6} MB are allowed.`,
    );
  }
  const reserved = readdirSync(join(folder, 'build')).find(
    (name) => pullRequestOf(name) !== undefined,
  );
  if (reserved !== undefined) {
    throw new Error(`"${reserved}" is reserved for previews. Rename this page or folder.`);
  }
  files.filter(isPage).forEach((path) => addNoindex(path, readFileSync(join(folder, path))));
  return {
    facts: readJson(join(folder, 'preview.json'), factsShape) as PreviewFacts,
    summary: readJson(join(folder, 'review/summary.json'), summaryShape) as Summary,
  };
}
