import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '../src';
import {newDiagnostics} from '../src/newDiagnostics';
import {applyFixes} from '../src/fixes/applyFixes';
import config from './site/content.config';
import {casesOf, withSite} from './cases';

const PAGES = 60;

const pieces = [
  ' title=“We say “go””',
  '<o:p></o:p>',
  '<br>',
  '<!-- a note -->',
  ' “quoted” ',
  '"',
  '“',
  '{#id}',
  '{',
  ' <info@example.com> ',
  'the the ',
  ' Github ',
  '  \n',
  '\t\n',
  '\u00a0',
  '\u200b',
  '<img src="/img/team.svg" alt="a <br> b">',
  '`<br>`',
  '\r\n',
  '😀',
];

/** A linear congruential generator, so that a failure can be repeated. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const cases = casesOf('mistakes').flatMap((name) => {
  try {
    return [readFileSync(join(__dirname, 'mistakes', name, 'page.mdx'), 'utf8')];
  } catch {
    return [];
  }
});

function randomPage(seed: number): string {
  const next = randomNumbers(seed);
  let text = cases[next(cases.length)] ?? '';
  for (let count = next(4); count >= 0; count -= 1) {
    const place = next(text.length + 1);
    text = text.slice(0, place) + (pieces[next(pieces.length)] ?? '') + text.slice(place);
  }
  return text;
}

/** What a fix may not lose: letters and digits, apart from those that it names. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

async function damageOf(siteDir: string, text: string): Promise<string | undefined> {
  const page = join(siteDir, config.contentFolder, 'page.mdx');
  writeFileSync(page, text);
  const before = await checkContent(siteDir, config);
  const {fixed} = await applyFixes(siteDir, config);
  const after = await checkContent(siteDir, config);
  const [added] = newDiagnostics(before.diagnostics, after.diagnostics);
  if (added) {
    return `New problem: ${added.message}`;
  }
  const result = readFileSync(page, 'utf8');
  if (fixed.length === 0) {
    return result === text ? undefined : 'Changed without a fix.';
  }
  const named = fixed.reduce((sum, {fix}) => sum + (fix ? fix.end - fix.start : 0), 0);
  const lost = letters(text).length - letters(result).length;
  return lost > named ? `Lost ${lost} letters, more than the ${named} in the fixes.` : undefined;
}

/**
 * Puts pieces of broken text into the corpus's pages at random, fixes the pages, and returns those
 * that a fix has damaged.
 */
export const damagedPages = (): Promise<{text: string; damage: string}[]> =>
  withSite(async (siteDir) => {
    const damaged = [];
    for (let seed = 1; seed <= PAGES; seed += 1) {
      const text = randomPage(seed);
      const damage = await damageOf(siteDir, text);
      if (damage !== undefined) {
        damaged.push({text, damage});
      }
    }
    return damaged;
  });
