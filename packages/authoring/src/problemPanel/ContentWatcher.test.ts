/** @jest-environment node */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ContentWatcher} from './ContentWatcher';
import type {QuotedDiagnostic} from './PanelReport';

jest.useFakeTimers();
jest.mock('chokidar', () => ({watch: () => ({on: () => undefined})}));

const reportFile = join(mkdtempSync(join(tmpdir(), 'content-watcher-')), 'report.json');
const report = () => JSON.parse(readFileSync(reportFile, 'utf8')) as unknown;
const problem: QuotedDiagnostic = {
  file: 'content/index.mdx',
  line: 1,
  column: 1,
  severity: 'error',
  message: 'No.',
};

it('reports what a check finds, says when one fails, and tries once more after a pause', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const check = jest.fn<Promise<QuotedDiagnostic[]>, []>();
  check.mockResolvedValue([problem]).mockRejectedValueOnce(new Error('It hangs.'));
  const endpoint = {address: '/', token: ''};
  const watcher = new ContentWatcher({check}, reportFile, {contentFolder: 'content', endpoint});
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
});
