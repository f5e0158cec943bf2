/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {casesOf} from './cases';

// In a process of its own, since Jest can't load the spell checker's ES modules.
const messages = JSON.parse(
  execFileSync(
    process.execPath,
    ['--require', '@sitekit/swc-register', join(__dirname, 'checkAll.ts')],
    {encoding: 'utf8'},
  ),
) as Record<'mistakes' | 'passes', Record<string, string>> & {damaged: object[]};

it('has at least 60 mistakes', () => {
  expect(casesOf('mistakes').length).toBeGreaterThanOrEqual(60);
});

describe('reports what message.txt says for', () => {
  it.each(casesOf('mistakes'))('%s', (name) => {
    const expected = readFileSync(join(__dirname, 'mistakes', name, 'message.txt'), 'utf8');

    expect(expected).not.toBe('');
    expect(messages.mistakes[name]).toBe(expected);
  });
});

describe('reports as many problems as mistakes.yaml says for', () => {
  const counts = parse(readFileSync(join(__dirname, 'mistakes.yaml'), 'utf8')) as Record<
    string,
    number
  >;

  it.each(casesOf('mistakes'))('%s', (name) => {
    const found = messages.mistakes[name]?.match(/^\S+:\d+:\d+ {2}(?:error|warning) /gm) ?? [];

    expect(found).toHaveLength(counts[name] ?? 1);
  });
});

describe('reports nothing for', () => {
  it.each(casesOf('passes'))('%s', (name) => {
    expect(messages.passes[name]).toBe('');
  });
});

it('never shows the words of a parser', () => {
  const text = Object.values(messages.mistakes).join('\n');

  expect(text).not.toMatch(
    /acorn|micromark|mdast|\bJSX\b|\bAST\b|zod|undefined|\bnull\b|\bat .+:\d+:\d+\)/i,
  );
});

it('is never damaged by --fix, not even at random places', () => {
  expect(messages.damaged).toEqual([]);
});
