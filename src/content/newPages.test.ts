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
import type {Diagnostic} from '@sitekit/content-check';
import {run} from '@sitekit/editor/new-page';
import {contentFolder, correctPagesFolder} from './folders';

const root = process.cwd();
const kinds = ['article', 'case study', 'FAQ', 'landing page', 'Privacy'];
const correctPages = readdirSync(correctPagesFolder);
let siteDir = '';
let log: jest.SpyInstance;
let diagnostics: Diagnostic[] = [];

const read = (name: string) => readFileSync(join(siteDir, contentFolder, name), 'utf8');
const diagnosticsOf = (names: readonly string[]) =>
  diagnostics.filter(({file}) => names.some((name) => file === `${contentFolder}/${name}`));

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-pages-'));
  for (const path of ['cspell.config.yaml', contentFolder, 'src/content/newPages', 'static']) {
    cpSync(path, join(siteDir, path), {recursive: true});
  }
  cpSync(correctPagesFolder, join(siteDir, contentFolder), {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(siteDir, 'node_modules'));
  mkdirSync(join(siteDir, 'config'));
  for (const name of ['config/content', 'config/newPages']) {
    const source = JSON.stringify(join(root, name));
    writeFileSync(join(siteDir, `${name}.ts`), `export {default} from ${source};\n`);
  }
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  log = jest.spyOn(console, 'log').mockImplementation();

  for (const kind of kinds) {
    await run([
      'new-page',
      `--kind=${kind}`,
      `--title=Our tools, C# & {braces}: *all* <of> [it] ${kind}`,
      `--description=1. Say what \`it\` is, and <what> a ${kind} {costs}.`,
    ]);
  }

  const check = join(root, 'node_modules/.bin/content-check');
  const {stdout} = spawnSync(check, ['--format=json'], {cwd: siteDir, encoding: 'utf8'});
  ({diagnostics} = JSON.parse(stdout) as {diagnostics: Diagnostic[]});
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, {recursive: true});
});

it.each(kinds)(
  'npm run new:page -- --kind="%s" creates a page without other mistakes than its placeholders',
  (kind) => {
    const name = `our-tools-c-braces-all-of-it-${kind.toLowerCase().replace(' ', '-')}`;
    const output = log.mock.calls.join('\n');
    const placeholders = read(`${name}.mdx`).match(/\[REPLACE:/g) ?? [];
    const found = diagnosticsOf([`${name}.mdx`]);

    expect(output).toContain(`Created ${contentFolder}/${name}.mdx.`);
    expect(output).toContain(`${kind === 'Privacy' ? 'to' : 'path'}: /${name}}`);
    // Docusaurus keeps the number in the address, so the page needs no slug.
    expect(read(`${name}.mdx`)).not.toMatch(/^slug:/m);
    expect(placeholders.length).toBeGreaterThan(4);
    expect(found.filter(({message}) => !message.startsWith('"[REPLACE:'))).toEqual([]);
    expect(found.filter(({severity}) => severity === 'error')).toHaveLength(placeholders.length);
  },
);

it('correct pages have no errors, and at most two warnings per thousand words', () => {
  const texts = correctPages.map((name) => read(name).replace(/^---[^]*?---|<[^>]*>/g, ''));
  const words = texts.join('\n').match(/\p{L}[\p{L}’-]*/gu) ?? [];
  const found = diagnosticsOf(correctPages);

  expect(words.length).toBeGreaterThan(correctPages.length * 400);
  expect(found.filter(({severity}) => severity === 'error')).toEqual([]);
  const limit = (words.length / 1000) * 2;
  expect(found.map(({message}) => message).slice(Math.floor(limit))).toEqual([]);
});
