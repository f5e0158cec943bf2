/** @jest-environment node */
import {EventEmitter} from 'node:events';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Diagnostic} from '@sitekit/content-check';
import {ContentWatcher, terminalReport} from './ContentWatcher';

jest.useFakeTimers();
const mockWatcher = new EventEmitter();
jest.mock('chokidar', () => ({watch: () => mockWatcher}));

const reportFile = join(mkdtempSync(join(tmpdir(), 'content-watcher-')), 'report.json');
const report = () => JSON.parse(readFileSync(reportFile, 'utf8')) as unknown;
const problem: Diagnostic = {
  file: 'content/index.mdx',
  line: 3,
  column: 1,
  severity: 'error',
  message: 'Unknown icon "rokcet".',
  hint: 'Try "rocket".',
  excerpt: '<Panel icon="rokcet">',
};

it('reports what a check finds, says when one fails, and tries once more after a pause', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const check = jest.fn<Promise<Diagnostic[]>, []>();
  check.mockResolvedValue([problem]).mockRejectedValueOnce(new Error('It hangs.'));
  const watcher = new ContentWatcher({check}, reportFile, 'content');
  expect(report()).toMatchObject({isChecked: false, diagnostics: []});

  watcher.start([]);
  watcher.start([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith("Couldn't check content. It hangs.");
  expect(report()).toMatchObject({failure: 'It hangs.'});

  await jest.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(2);
  expect(report()).toMatchObject({isChecked: true, diagnostics: [problem]});
  expect(report()).not.toHaveProperty('failure');

  mockWatcher.emit('all');
  expect(report()).toMatchObject({isChecked: false});
  await jest.advanceTimersByTimeAsync(1000);
  expect(report()).toMatchObject({isChecked: true});
});

it('explains problems as the check does, between lines that editors look for', () => {
  expect(terminalReport('content', [problem], false)).toBe(
    'Checked content:\n' +
      'content/index.mdx:3:1  error  Unknown icon "rokcet".\n' +
      '  <Panel icon="rokcet">\n  Try "rocket".\n' +
      'In content: 1 error.',
  );
  expect(terminalReport('content', [], false)).toBe('Checked content:\nIn content: no problems.');
});

it('uses color on a terminal', () => {
  expect(terminalReport('content', [problem], true)).toContain('\u001b[31merror\u001b[39m');
});
