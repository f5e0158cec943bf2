/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesOf} from './checkCase';

type Messages = Record<'slips' | 'passes', Record<string, string>>;

// In a process of its own: the spell checker is a package of modules that Jest cannot load.
const messages = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'checkAll.ts')], {
    encoding: 'utf8',
  }),
) as Messages;

it('has at least 60 slips', () => {
  expect(casesOf('slips').length).toBeGreaterThanOrEqual(60);
});

describe('is answered as written in message.txt:', () => {
  it.each(casesOf('slips'))('%s', (name) => {
    const expected = readFileSync(join(__dirname, 'slips', name, 'message.txt'), 'utf8');

    expect(expected).not.toBe('');
    expect(messages.slips[name]).toBe(expected);
  });
});

describe('is no slip:', () => {
  it.each(casesOf('passes'))('%s', (name) => {
    expect(messages.passes[name]).toBe('');
  });
});

it('speaks in no tongue but ours', () => {
  const said = Object.values(messages.slips).join('\n');

  expect(said).not.toMatch(
    /acorn|micromark|mdast|\bJSX\b|\bAST\b|zod|undefined|\bnull\b|\bat .+:\d+:\d+\)/i,
  );
});
