/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const content = 'packages/content-check/src';
const review = 'packages/review/src';
const site = 'src/content';

/** A copy of what the rules for imports read. */
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));

function copyProject(): void {
  const sources = ['content-check', 'review', 'static-pages'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]);
  for (const path of ['.oxlintrc.json', 'package.json', site, ...sources]) {
    cpSync(path, join(copy, path), {recursive: true});
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

/** What the linter says about the imports of files, each of which imports one module. */
function lintImports(
  imports: ReadonlyArray<readonly [folder: string, specifier: string]>,
): string[] {
  const files = imports.map(([folder, specifier], index) => {
    const file = `${folder}/import${index}.ts`;
    writeFileSync(join(copy, file), `import x from '${specifier}';`);
    return file;
  });
  const {stdout} = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', ...files], {
    cwd: copy,
    encoding: 'utf8',
  });
  const {diagnostics} = JSON.parse(stdout) as {
    diagnostics: {code?: string; filename: string; message: string}[];
  };
  return files.map((file) =>
    diagnostics
      .filter(({code, filename}) => filename === file && code?.startsWith('imports('))
      .map(({message}) => message)
      .join(' '),
  );
}

let reports: string[];

beforeAll(() => {
  copyProject();
  reports = lintImports([
    [content, '../../../src/content/schema'],
    [content, '@sitekit/review/git'],
    [review, '../../static-pages/src'],
    [review, 'react-router-dom'],
    [site, '../../packages/static-pages/src'],
    [review, '@sitekit/review/browser'],
    [site, '@sitekit/content-check'],
  ]);
});

it.each([
  ['a package that imports from the site', 0, 'Relative import from another package'],
  ['a package that imports another one by path', 2, 'Relative import from another package'],
  ["a package that imports one that it doesn't declare", 1, "'@sitekit/review' should be listed"],
  ['a package that imports a package of the site', 3, "'react-router-dom' should be listed"],
  ['the site when it imports a package by path', 4, 'Relative import from another package'],
])('rejects %s', (_title, index, message) => {
  expect(reports[index]).toContain(message);
});

it('accepts a package, and the site, that import a package by name', () => {
  expect(reports.slice(-2)).toEqual(['', '']);
});
