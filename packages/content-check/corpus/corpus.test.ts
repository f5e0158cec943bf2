/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {readCases, topics} from './cases';

// In a process of its own, since Jest can't load the spell checker's ES modules.
const answers = new Map(
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--require', '@sitekit/swc-register', join(__dirname, 'checkAll.ts')],
      {encoding: 'utf8'},
    ),
  ) as [name: string, answer: string][],
);
const cases = readCases();

it('has many mistakes', () => {
  expect(cases.filter(({answer}) => answer !== '').length).toBeGreaterThan(150);
});

describe.each(topics)('answers as %s says to', (topic) => {
  it.each(cases.filter((item) => item.topic === topic).map((item) => [item.name, item.answer]))(
    '%s',
    (name, answer) => {
      expect(answers.get(`${topic} ${name}`)).toBe(answer);
    },
  );
});

it('never shows the words of a parser', () => {
  const text = [...answers.values()].join('\n');

  expect(text).not.toMatch(
    /acorn|micromark|mdast|\bJSX\b|\bAST\b|zod|undefined|\bnull\b|\bat .+:\d+:\d+\)/i,
  );
});
