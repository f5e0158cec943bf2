import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addWord, editFiles, excerptOf, writeChanges} from '@sitekit/content-check';
import type {ContentConfig, Fix} from '@sitekit/content-check';
import {createColors} from 'picocolors';
import {findNewWords} from './newWords';
import type {NewWord, NewWords} from './newWords';

export type ReviewWordsOptions = {
  /** The project's root. */
  siteDir: string;
  config: ContentConfig;
  /** Only its words: `benefits`. */
  page?: string;
  /** Asks a person, who can also leave. Without it, the words are only listed. */
  ask?: (question: string) => Promise<string | undefined>;
  print: (text: string) => void;
  useColor?: boolean;
};

function describe(word: NewWord, {sources}: NewWords, useColor = false): string {
  const {bold, dim} = createColors(useColor);
  const excerpt = (excerptOf(word, sources) ?? '').replaceAll(word.unknownWord, bold);
  const count = word.repeats?.length ?? 0;
  const more = count > 0 ? ` and ${count} more place${count === 1 ? '' : 's'}` : '';
  return `${bold(word.unknownWord)}  ${dim(`${word.file}:${word.line}${more}`)}\n  ${excerpt}`;
}

function saveWord({siteDir, config}: ReviewWordsOptions, word: string): void {
  const file = config.spelling.words;
  const path = join(siteDir, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  writeChanges(siteDir, config, [{file, before, after: addWord(before ?? '', word)}]);
}

/** Replaces a word wherever it is. */
function correctWord(
  {siteDir, config}: ReviewWordsOptions,
  word: NewWord,
  fix: Fix,
  {sources}: NewWords,
) {
  const changes = Array.from(editFiles({sources}, [{...word, fix}]), ([file, after]) => {
    const source = sources.find(({path}) => path === file);
    return {file, before: source?.contentsWith(source.text), after};
  });
  writeChanges(siteDir, config, changes);
}

/** @returns undefined to stop, or the chosen letter */
async function askAbout(
  choices: Readonly<Record<string, string | undefined>>,
  ask: NonNullable<ReviewWordsOptions['ask']>,
): Promise<string | undefined> {
  const offered = Object.entries(choices).filter(([, name]) => name !== undefined);
  const list = offered.map(([letter, name]) => `${letter} = ${name}`).join(', ');
  for (;;) {
    const answer = await ask(`  Is it spelled right? (${list}) `);
    const letter = answer?.trim().charAt(0).toLowerCase();
    if (letter === undefined || offered.some(([known]) => known === letter)) {
      return letter;
    }
  }
}

/**
 * Asks about each new word, and writes each answer at once: what is right goes to the site's list of
 * words, and what isn't can be changed in the pages.
 */
export async function reviewWords(options: ReviewWordsOptions): Promise<void> {
  const {siteDir, config, page, ask, print, useColor} = options;
  let found = await findNewWords(siteDir, config, page);
  const list = config.spelling.words;
  if (found.words.length === 0) {
    print('There are no new words.');
    return;
  }
  if (!ask) {
    print(found.words.map((word) => describe(word, found)).join('\n\n'));
    print(`\nTo accept a word, add it to ${list}, or run this command in a terminal.`);
    return;
  }
  let added = 0;
  const answered = new Set<string>();
  for (;;) {
    const word = found.words.find(({unknownWord}) => !answered.has(unknownWord));
    if (!word) {
      break;
    }
    answered.add(word.unknownWord);
    print(`\n${describe(word, found, useColor)}`);
    const [fix] = word.suggestions ?? [];
    const change = fix && `change it to “${fix.text}”`;
    const letter = await askAbout({y: 'yes', n: 'no', c: change, q: 'quit'}, ask);
    if (letter === undefined || letter === 'q') {
      break;
    }
    if (letter === 'y') {
      saveWord(options, word.unknownWord);
      added += 1;
    } else if (letter === 'c' && fix) {
      correctWord(options, word, fix, found);
      // The places of the words after it have moved.
      found = await findNewWords(siteDir, config, page);
    }
  }
  print(`\nAdded ${added} ${added === 1 ? 'word' : 'words'} to ${list}.`);
}
