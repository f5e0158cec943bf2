/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fillTemplate} from '@sitekit/editor/templates';
import {contentFolder} from '../../content/folders';
import {correctPagesFolder} from '../correctPagesFolder';

const root = process.cwd();
const templatesFolder = 'src/content/newPages';
const templates = readdirSync(templatesFolder);
const correctPages = readdirSync(correctPagesFolder);
let siteDir = '';
let diagnostics: {file: string; severity: string; message: string}[] = [];

const read = (name: string) => readFileSync(join(siteDir, contentFolder, name), 'utf8');
const diagnosticsOf = (names: readonly string[]) =>
  diagnostics.filter(({file}) => names.some((name) => file === `${contentFolder}/${name}`));

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-pages-'));
  for (const path of ['cspell.config.yaml', contentFolder, 'static']) {
    cpSync(path, join(siteDir, path), {recursive: true});
  }
  cpSync(correctPagesFolder, join(siteDir, contentFolder), {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(siteDir, 'node_modules'));
  mkdirSync(join(siteDir, 'config'));
  const source = JSON.stringify(join(root, 'config/content'));
  writeFileSync(join(siteDir, 'config/content.ts'), `export {default} from ${source};\n`);
  for (const template of templates) {
    const text = fillTemplate(readFileSync(join(templatesFolder, template), 'utf8'), {
      title: `Our tools, C# & {braces}: *all* <of> [it] ${template}`,
      description: `1. Say what \`it\` is, and <what> a ${template} {costs}.`,
    });
    writeFileSync(join(siteDir, contentFolder, `new-${template}`), text);
  }

  const check = join(root, 'node_modules/.bin/content-check');
  const {stdout} = spawnSync(check, {cwd: siteDir, encoding: 'utf8'});
  expect(stdout).toMatch(/^\d+ files checked/m);
  diagnostics = Array.from(
    stdout.matchAll(/^([^\s:]+):\d+:\d+ {2}(error|warning) {2}(.*)$/gm),
    ([, file = '', severity = '', message = '']) => ({file, severity, message}),
  );
});
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

it.each(templates)('%s makes a page without other mistakes than its placeholders', (template) => {
  const name = `new-${template}`;
  const placeholders = read(name).match(/\[REPLACE:/g) ?? [];
  const found = diagnosticsOf([name]);

  expect(placeholders.length).toBeGreaterThan(4);
  expect(found.filter(({message}) => !message.startsWith('"[REPLACE:'))).toEqual([]);
  expect(found.filter(({severity}) => severity === 'error')).toHaveLength(placeholders.length);
});

it('correct pages have no errors, and at most two warnings per thousand words', () => {
  const texts = correctPages.map((name) => read(name).replace(/^---[^]*?---|<[^>]*>/g, ''));
  const words = texts.join('\n').match(/\p{L}[\p{L}’-]*/gu) ?? [];
  const found = diagnosticsOf(correctPages);

  expect(words.length).toBeGreaterThan(correctPages.length * 400);
  expect(found.filter(({severity}) => severity === 'error')).toEqual([]);
  const limit = (words.length / 1000) * 2;
  expect(found.map(({message}) => message).slice(Math.floor(limit))).toEqual([]);
});
