/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {sharePackages} from './sharePackages';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'share-packages-')));
const project = join(work, 'project');
const checkout = join(work, 'checkout');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

function link(path: string, target: string): void {
  mkdirSync(dirname(path), {recursive: true});
  symlinkSync(target, path);
}

beforeAll(() => {
  const lock = {
    packages: {
      '': {},
      'tools/islands': {version: '1.0.0'},
      'node_modules/@kit/islands': {resolved: 'tools/islands', link: true},
      'node_modules/@kit/published': {version: '1.0.0'},
      'node_modules/react': {version: '19.0.0'},
    },
  };
  write(join(project, 'package-lock.json'), JSON.stringify(lock));
  write(join(project, 'node_modules/react/index.js'), 'react');
  write(join(project, 'node_modules/@kit/published/index.js'), 'published');
  write(join(project, 'node_modules/.cache/old'), 'cached');
  write(join(project, 'tools/islands/cli.js'), 'of the project');
  write(join(project, 'tools/islands/node_modules/nested/index.js'), 'nested');
  link(join(project, 'node_modules/@kit/islands'), '../../tools/islands');
  link(join(project, 'node_modules/.bin/islands'), '../@kit/islands/cli.js');
  write(join(checkout, 'tools/islands/cli.js'), 'of the checkout');

  sharePackages(project, checkout);
});

const read = (path: string) => readFileSync(join(checkout, path), 'utf8');

it('shares installed packages, with and without a scope', () => {
  expect(read('node_modules/react/index.js')).toBe('react');
  expect(read('node_modules/@kit/published/index.js')).toBe('published');
});

it('links a workspace and its command to the files of the checkout', () => {
  expect(read('node_modules/@kit/islands/cli.js')).toBe('of the checkout');
  expect(read('node_modules/.bin/islands')).toBe('of the checkout');
});

it('shares packages that are installed inside a workspace', () => {
  expect(read('tools/islands/node_modules/nested/index.js')).toBe('nested');
});

it('does not share caches', () => {
  expect(existsSync(join(checkout, 'node_modules/.cache'))).toBe(false);
});
