/** @jest-environment node */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chooseKind} from './chooseKind';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinds-'));
  for (const name of ['FAQ.mdx', 'case-study.mdx', 'article.mdx', 'README.md']) {
    writeFileSync(join(folder, name), '');
  }
});

it.each(['case-study', 'Case study', ' 2 '])('understands %j', async (answer) => {
  expect(await chooseKind(folder, answer, undefined)).toBe('case-study.mdx');
});

it('asks until the answer is a kind of page', async () => {
  const answers = ['', '4', 'poster', 'faq'];
  const ask = jest.fn(() => Promise.resolve(answers.shift() ?? ''));

  expect(await chooseKind(folder, undefined, ask)).toBe('FAQ.mdx');
  expect(ask).toHaveBeenCalledTimes(4);
  expect(ask).toHaveBeenCalledWith(
    expect.stringContaining('  1. article\n  2. case study\n  3. FAQ\n'),
    undefined,
  );
  expect(ask).toHaveBeenLastCalledWith(
    expect.any(String),
    `There's no page of the kind "poster". Choose one of: article, case study, FAQ.`,
  );
});

it('chooses an article when no one can be asked', async () => {
  expect(await chooseKind(folder, undefined, undefined)).toBe('article.mdx');
});

it('knows no other kind', async () => {
  await expect(chooseKind(folder, 'poster', undefined)).rejects.toThrow('"poster"');
});
