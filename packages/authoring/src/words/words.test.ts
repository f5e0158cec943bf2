/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SourceFile, checkContent} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {reviewWords} from '.';

// Jest can't load the spell checker.
jest.mock('@sitekit/content-check', () => ({
  ...jest.requireActual<object>('@sitekit/content-check'),
  checkContent: jest.fn(),
}));

const config = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  spelling: {words: 'content/words.txt', names: 'content/names.txt'},
} as ContentConfig;

let siteDir = '';
const read = (name: string) => readFileSync(join(siteDir, 'content', name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(siteDir, 'content', name), text);

/** Finds two words in the pages, and suggests one for the second. */
function findWords() {
  const sources = ['benefits.mdx', 'index.mdx'].map(
    (name) => new SourceFile(`content/${name}`, read(name)),
  );
  const diagnostics = ['Zylkon', 'recieve'].flatMap((unknownWord) => {
    const places = sources.flatMap((source) =>
      Array.from(source.text.matchAll(new RegExp(unknownWord, 'g')), ({index}) => {
        const end = index + unknownWord.length;
        return {...source.diagnostic(index, {message: ''}), start: index, end};
      }),
    );
    const [first, ...repeats] = read('words.txt').includes(unknownWord) ? [] : places;
    const suggestions = unknownWord === 'recieve' && first ? [{...first, text: 'receive'}] : [];
    return first ? [{...first, unknownWord, repeats, suggestions}] : [];
  });
  return Promise.resolve({sources, diagnostics});
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(siteDir, 'content'));
  write('benefits.mdx', 'We recieve it from Zylkon.\nThey recieve it.\n');
  write('index.mdx', 'You recieve it.\n');
  write('words.txt', '# Words\nAstro\n');
  jest.mocked(checkContent).mockImplementation(findWords);
});

/** Gives one answer after another, and presses Ctrl-C in the end. */
async function review(answers?: string[], page?: string): Promise<string> {
  const printed: string[] = [];
  const ask = (question: string) => {
    printed.push(question);
    return Promise.resolve(answers?.shift());
  };
  const print = (text: string) => printed.push(text);
  await reviewWords({siteDir, config, page, ask: answers && ask, print});
  return printed.join('\n');
}

it('adds a word that is right, sorted, and keeps it when the person leaves', async () => {
  const printed = await review(['y']);

  expect(read('words.txt')).toBe('# Words\nAstro\nZylkon\n');
  expect(read('benefits.mdx')).toContain('recieve');
  expect(printed).toContain('Zylkon  content/benefits.mdx:1\n  We recieve it from Zylkon.');
  expect(printed).toContain('recieve  content/benefits.mdx:1 and 2 more places');
  expect(printed).toContain('Added 1 word to content/words.txt.');
});

it('corrects a word in every place', async () => {
  const printed = await review(['n', 'c']);

  expect(printed).toContain('c = change it to “receive”');
  expect(read('benefits.mdx')).toBe('We receive it from Zylkon.\nThey receive it.\n');
  expect(read('index.mdx')).toBe('You receive it.\n');
  expect(read('words.txt')).toBe('# Words\nAstro\n');
});

it('asks again after an answer that it does not offer, and stops at q', async () => {
  const printed = await review(['c', '', 'q', 'y']);

  expect(printed.match(/Is it spelled right/g)).toHaveLength(3);
  expect(read('words.txt')).toBe('# Words\nAstro\n');
});

it.each(['index', '/', '/index.mdx', 'content/index.mdx'])('only asks about %s', async (page) => {
  const printed = await review([], page);

  expect(printed).toContain('recieve');
  expect(printed).not.toContain('Zylkon  content');
});

it('knows no other page', async () => {
  await expect(review([], 'benefit')).rejects.toThrow(
    'content has no page "benefit". Did you mean "benefits"?',
  );
});

it('lists the words without a terminal, and changes nothing', async () => {
  const printed = await review();

  expect(printed).toContain('Zylkon');
  expect(printed).toContain('add it to content/words.txt, or run this command in a terminal');
  expect(read('words.txt')).toBe('# Words\nAstro\n');
});

it('says that there are no new words', async () => {
  write('words.txt', 'Zylkon\nrecieve\n');

  expect(await review([])).toBe('There are no new words.');
});
