/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Metafile} from 'esbuild';
import {addLicenses} from './licenses';

const siteDir = mkdtempSync(join(tmpdir(), 'licenses-'));

function install(name: string, license: string, files: Record<string, string> = {}): void {
  const folder = join(siteDir, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), JSON.stringify({name, version: '1.0.0', license}));
  Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, file), text));
}

/** What the bundler says about a script that contains these files; `0` is what it dropped. */
const output = (inputs: Record<string, number>) =>
  ({
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([file, bytesInOutput]) => [file, {bytesInOutput}]),
    ),
  }) as Metafile['outputs'][string];

function scriptsWithLicenses(outputs: Record<string, Record<string, number>>) {
  const files = new Map(Object.keys(outputs).map((file) => [file, 'run()']));
  addLicenses(
    siteDir,
    Object.fromEntries(Object.entries(outputs).map(([file, inputs]) => [file, output(inputs)])),
    files,
  );
  return files;
}

beforeAll(() => {
  install('preact', 'MIT', {LICENSE: 'Copyright Preact\n', 'license-notes.md': 'no'});
  install('@scope/tool', 'ISC');
  install('unused', 'GPL');
});

it('writes the licenses of what is in a script next to it', () => {
  const files = scriptsWithLicenses({
    'assets/js/shared.js': {
      'node_modules/preact/dist/preact.js': 10,
      'node_modules/preact/hooks/dist/hooks.js': 10,
      'node_modules/@scope/tool/index.js': 10,
      'node_modules/unused/index.js': 0,
    },
    'assets/js/Menu.js': {'src/Menu.island.ts': 10},
  });

  expect(Object.fromEntries(files)).toEqual({
    'assets/js/shared.js': 'run()',
    'assets/js/shared.js.LEGAL.txt':
      '@scope/tool 1.0.0 (ISC)\n\nISC\n\n---\n\npreact 1.0.0 (MIT)\n\nCopyright Preact\n',
    'assets/js/Menu.js': 'run()',
  });
});

it('writes nothing for scripts without packages', () => {
  expect([...scriptsWithLicenses({'a.js': {'src/a.ts': 1}}).keys()]).toEqual(['a.js']);
});
