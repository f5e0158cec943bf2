import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {checkContent, formatDiagnostic, planFixes} from '../src';
import config from './site/config/content';

/** What an author wrote, and what the check answers. */
export type Case = {
  /** The Markdown file with the case. */
  topic: string;
  name: string;
  /** The files that the author adds to the site or changes, by path. */
  files: ReadonlyMap<string, string>;
  /** Empty for something that only looks like a mistake. */
  answer: string;
};

const site = join(__dirname, 'site');
const fence = /^~~~~~(\w+)(?: (\S.*?))??( crlf)?\n([^]*?)^~~~~~$/gm;
// A page in a case has headings of its own, but no block directly below them.
const section = /^## (.+)\n(\n~~~~~[^]*?)(?=^## .+\n\n~~~~~|$(?![^]))/gm;

/** What a page is called, and what it starts with, when a case only has its text. */
const usualPage = 'docs-content/page.mdx';
const usualStart =
  '---\ntitle: Pilot\ndescription: How the pilot of one team went.\n---\n\n# The pilot\n\n';

/** Characters that can't be seen are written as `\u{200b}`. */
const decode = (text: string): string =>
  text.replace(/\\u\{([\da-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
const encode = (text: string): string =>
  text.replace(
    /[\t\p{Cf}\u2028\u2029\u00a0\u202f\u3000]|(?!\n)\p{Cc}| $/gmu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

/** The text of a site's file with the lines of a diff changed. */
function patched(path: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const side = (mark: string) =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = `\n${readFileSync(join(site, path), 'utf8')}`;
  if (before.split(`\n${side('-')}`).length !== 2) {
    throw new Error(`${path} doesn't contain these lines once:\n${side('-')}`);
  }
  return before.replace(`\n${side('-')}`, () => `\n${side('+')}`).slice(1);
}

/** @throws Error when the text has more than its files and its answer, which no one would check */
export function readCase(topic: string, name: string, text: string): Case {
  const [unread] = text.replace(fence, '').trim().split('\n');
  if (unread) {
    throw new Error(
      `${topic}: In “${name}”, this isn't in a block that starts with ~~~~~: ${unread}`,
    );
  }
  const files = new Map<string, string>();
  let answer = '';
  for (const [, language, path, crlf, written = ''] of text.matchAll(fence)) {
    const content = crlf ? decode(written).replaceAll('\n', '\r\n') : decode(written);
    if (path !== undefined) {
      files.set(path, language === 'diff' ? patched(path, content) : content);
    } else if (language === 'mdx') {
      files.set(usualPage, usualStart + content);
    } else {
      answer = content;
    }
  }
  return {topic, name, files, answer};
}

export const topics = readdirSync(__dirname).filter(
  (file) => file.endsWith('.md') && file !== 'README.md',
);

export const readCases = (): Case[] =>
  topics.flatMap((topic) =>
    Array.from(
      readFileSync(join(__dirname, topic), 'utf8').matchAll(section),
      ([, name = '', text = '']) => readCase(topic, name, text),
    ),
  );

/** What the check answers to a case, and the fixes that it offers. */
export type Result = {
  /** What it prints. */
  answer: string;
  /** Each with the text that it replaces, and whether it's applied. */
  fixes: {message: string; before: string; after: string; isApplied: boolean}[];
};

/** Writes the files of a case to a copy of the site, or takes them back. */
function putFiles(siteDir: string, {files}: Case, isBack = false): void {
  for (const [path, text] of files) {
    const [file, original] = [join(siteDir, path), join(site, path)];
    mkdirSync(dirname(file), {recursive: true});
    if (!isBack) {
      writeFileSync(file, text);
    } else if (existsSync(original)) {
      copyFileSync(original, file);
    } else {
      rmSync(file);
    }
  }
}

async function resultOf(siteDir: string): Promise<Result> {
  const {sources, diagnostics} = await checkContent(siteDir, config);
  const isFixable = diagnostics.some(({fix}) => fix);
  const {fixed} = isFixable ? await planFixes(siteDir, config) : {fixed: []};
  return {
    answer: diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join('\n'),
    fixes: diagnostics.flatMap(({file, message, fix}) => {
      const text = sources.find(({path}) => path === file)?.text;
      const isApplied = fixed.some((one) => one.file === file && one.message === message);
      return fix && text !== undefined
        ? [{message, before: text.slice(fix.start, fix.end), after: fix.text, isApplied}]
        : [];
    }),
  };
}

/** The results of all cases, by their topic and name, one after the other in the same copy of the site. */
export async function checkCases(): Promise<Map<string, Result>> {
  const siteDir = mkdtempSync(join(tmpdir(), 'corpus-'));
  cpSync(site, siteDir, {recursive: true});
  const results = new Map<string, Result>();
  for (const item of readCases()) {
    putFiles(siteDir, item);
    results.set(`${item.topic} ${item.name}`, await resultOf(siteDir));
    putFiles(siteDir, item, true);
  }
  rmSync(siteDir, {recursive: true});
  return results;
}

/** Rewrites the answers in the files of the corpus. */
export function writeAnswers(results: ReadonlyMap<string, Result>): void {
  for (const topic of topics) {
    const file = join(__dirname, topic);
    const text = readFileSync(file, 'utf8').replace(section, (_, name: string, body: string) => {
      const written = body.replace(/\n~~~~~text\n[^]*?^~~~~~\n/m, '').trimEnd();
      const {answer = ''} = results.get(`${topic} ${name}`) ?? {};
      const shown = answer && `\n\n~~~~~text\n${encode(answer)}~~~~~`;
      return `## ${name}\n${written}${shown}\n\n`;
    });
    writeFileSync(file, `${text.trimEnd()}\n`);
  }
}
