/** @jest-environment node */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {assertUpToDate, writeFiles} from './writeFiles';

let folder = '';
const pathOf = (name: string) => join(folder, name);
const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  log.mockClear();
});
afterAll(() => log.mockRestore());

it('writes new and changed files, and names them', () => {
  writeFileSync(pathOf('same'), 'same');
  writeFileSync(pathOf('changed'), 'old');

  writeFiles(
    new Map([
      [pathOf('same'), 'same'],
      [pathOf('changed'), 'new'],
      [pathOf('added'), 'new'],
    ]),
  );

  expect(readFileSync(pathOf('changed'), 'utf8')).toBe('new');
  expect(readFileSync(pathOf('added'), 'utf8')).toBe('new');
  expect(log.mock.calls).toEqual([
    [`Updated ${pathOf('changed')}`],
    [`Updated ${pathOf('added')}`],
  ]);
});

it('throws for a file that is out of date, and writes nothing', () => {
  writeFileSync(pathOf('changed'), 'old');

  expect(() => assertUpToDate(new Map([[pathOf('changed'), 'new']]))).toThrow(
    `Out of date: ${pathOf('changed')}.`,
  );
  expect(readFileSync(pathOf('changed'), 'utf8')).toBe('old');
  expect(() => assertUpToDate(new Map([[pathOf('changed'), 'old']]))).not.toThrow();
});
