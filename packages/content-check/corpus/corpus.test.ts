/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {readCase, readCases, topics} from './cases';
import type {Result} from './cases';

// In a process of its own, since Jest can't load the spell checker's ES modules.
const results = new Map(
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--require', '@sitekit/swc-register', join(__dirname, 'checkAll.ts')],
      {encoding: 'utf8'},
    ),
  ) as [name: string, result: Result][],
);
const cases = readCases();

it('has many mistakes', () => {
  expect(cases.filter(({answer}) => answer !== '').length).toBeGreaterThan(90);
});

it('reads all that a case says', () => {
  const page = '~~~~~mdx\nOne.\n~~~~~\n';

  expect(readCase('tags.md', 'Right', page).files.size).toBe(1);
  expect(() =>
    readCase('tags.md', 'Right', `${page}\n# Another\n\n\`\`\`mdx\nTwo.\n\`\`\``),
  ).toThrow("tags.md: In “Right”, this isn't in a block that starts with ~~~~~: # Another");
});

describe.each(topics)('answers as %s says to', (topic) => {
  it.each(cases.filter((item) => item.topic === topic).map((item) => [item.name, item.answer]))(
    '%s',
    (name, answer) => {
      expect(results.get(`${topic} ${name}`)?.answer).toBe(answer);
    },
  );
});

it('never names a library or a value of JavaScript', () => {
  const text = Array.from(results.values(), ({answer}) => answer).join('\n');

  expect(text).not.toMatch(
    /acorn|micromark|mdast|\bJSX\b|\bAST\b|zod|undefined|\bnull\b|\bat .+:\d+:\d+\)/i,
  );
});

describe('a fix that is offered', () => {
  const fixes = [...results.values()].flatMap((result) => result.fixes);

  it('makes its problem go away and causes no other', () => {
    expect(fixes.length).toBeGreaterThanOrEqual(14);
    expect(fixes.filter(({isApplied}) => !isApplied)).toEqual([]);
  });

  it('only changes marks and spaces, or deletes a word that is never right twice', () => {
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');
    const changed = fixes.filter(({before, after}) => wordsOf(before) !== wordsOf(after));

    expect(changed.map(({message}) => message)).toEqual(
      changed.map(({before}) => `"${before.trim()}" is repeated.`),
    );
  });
});
