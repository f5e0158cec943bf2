import {resolve} from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import {
  SiteMap,
  SourceFile,
  checkPage,
  elementsOf,
  formatDiagnostic,
  readPage,
  readPages,
} from '../src';
import type {ContentConfig, Diagnostic} from '../src';
import {checkPageText} from '../src/rules/texts';
import config from './site/config/content';

/*
 * Measures the rules on pages that nobody here wrote: prints, by rule, the errors and warnings for
 * each 1,000 words, and the slowest page. With part of a message, it prints the problems instead.
 */

/** What depends on the rest of a site: its pages and files. */
const needsSite =
  /doesn't exist|needs to start with a slash|has the anchor|needs a title|page is empty/;

/** A message without what it quotes, which stands for its rule. */
const ruleOf = (message: string): string =>
  message
    .replace(/"[^"]*"|`[^`]*`|<[^<>]*>|\{[^{}]*\}|(?<=: )[^]*/g, '…')
    .split(' ')
    .map((word) => (/[/#:\d]/.test(word) ? '…' : word))
    .join(' ');

const [folder = '.', part] = process.argv.slice(2);
const siteDir = resolve(process.env.INIT_CWD ?? '.', folder);
const read = readPages(siteDir, {contentFolder: '.'});
const siteConfig: ContentConfig = {
  ...config,
  contentFolder: '.',
  refuses: [],
  components: [],
  providedByDocusaurus: read.flatMap(({tree}) => elementsOf(tree).map(({name}) => name ?? '')),
  admonitions: ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success'],
};
const context = {config: siteConfig, siteMap: new SiteMap(siteDir, read, [])};

let words = 0;
let slowest = {ms: 0, path: ''};
const found = new Map<string, Diagnostic[]>();
for (const {file} of read) {
  const start = process.cpuUsage();
  // Sites that were made with Docusaurus 2 write anchors like {#cost}.
  const readable = new SourceFile(file.path, escapeMarkdownHeadingIds(file.text));
  const page = readPage(readable, {contentFolder: '.'});
  const text = checkPageText(page, siteConfig);
  const problems = [...checkPage(page, context), ...text.problems];
  const {user, system} = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  slowest = ms > slowest.ms ? {ms, path: file.path} : slowest;
  words += text.words.text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
  for (const diagnostic of problems) {
    const rule = `${diagnostic.severity.padEnd(8)} ${ruleOf(diagnostic.message)}`;
    if (!needsSite.test(diagnostic.message)) {
      found.set(rule, [...(found.get(rule) ?? []), diagnostic]);
    }
  }
}

const all = [...found.values()].flat();
const perThousand = (count: number): string => ((count / words) * 1000).toFixed(3);
const total = (severity: string) => all.filter((one) => one.severity === severity).length;
if (part === undefined) {
  for (const [rule, {length}] of Array.from(found).toSorted((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(length).padStart(6)}  ${perThousand(length)}  ${rule}`);
  }
  console.log(`
${read.length} pages, ${words} words. For each 1,000 words:
${perThousand(total('error'))} errors, ${perThousand(total('warning'))} warnings
Slowest page: ${Math.round(slowest.ms)} ms (${slowest.path})`);
} else {
  const shown = all.filter(({message}) => message.includes(part));
  console.log(shown.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n'));
}
