/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesOf} from './checkCase';

type Messages = Record<'mistakes' | 'passes', Record<string, string>>;

// In a process of its own, since Jest can't load the spell checker's ES modules.
const messages = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'checkAll.ts')], {
    encoding: 'utf8',
  }),
) as Messages;

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
