/** @jest-environment node */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ContentWatcher} from './ContentWatcher';
import type {PanelReport, QuotedDiagnostic} from './PanelReport';

jest.mock('lodash/debounce', () => (act: () => void) => act);

let onChange: () => void = () => undefined;
jest.mock('chokidar', () => ({
  watch: () => ({on: (_event: string, listener: () => void) => (onChange = listener)}),
}));

const siteDir = mkdtempSync(join(tmpdir(), 'content-watcher-'));
const problem = (message: string): QuotedDiagnostic => ({
  file: 'content/index.mdx',
  line: 1,
  column: 1,
  severity: 'error',
  message,
});

it('reports the latest content when an earlier check takes longer', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const finish: ((diagnostics: QuotedDiagnostic[]) => void)[] = [];
  const check = () => new Promise<QuotedDiagnostic[]>((resolve) => finish.push(resolve));
  const reportFile = join(siteDir, 'report.json');
  const watcher = new ContentWatcher({
    siteDir,
    background: {check},
    watchedFolders: ['content'],
    reportFile,
    report: {
      contentFolder: 'content',
      addresses: {},
      lastGood: [],
      endpoint: {address: '/', token: ''},
    },
  });

  watcher.start();
  onChange();
  finish[1]?.([problem('new')]);
  finish[0]?.([problem('old')]);
  await Promise.resolve();

  const {diagnostics} = JSON.parse(readFileSync(reportFile, 'utf8')) as PanelReport;
  expect(diagnostics).toEqual([problem('new')]);
});
