/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {
  SiteMap,
  checkPage,
  checkWords,
  loadContentConfig,
  pageProse,
  readPages,
} from '@sitekit/content-check';
import {createPage} from './createPage';
import type {Ask} from './createPage';

const description = 'What we do for you, and what it costs.';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync('docs-content', join(siteDir, 'docs-content'), {recursive: true});
  writeFileSync(
    join(siteDir, 'content.config.ts'),
    `export {default} from ${JSON.stringify(resolve('content.config'))};`,
  );
});

afterEach(() => rmSync(siteDir, {recursive: true}));

const pages = () => readdirSync(join(siteDir, 'docs-content'));
function problemsOf(path: string) {
  const config = loadContentConfig(siteDir);
  const all = readPages(siteDir, config);
  return all
    .filter(({file}) => file.path === path)
    .flatMap((page) => [
      ...checkPage(page, {config, siteMap: new SiteMap(siteDir, all)}),
      ...checkWords(pageProse(page, config)),
    ]);
}

/** Somebody who gives one answer after the other. */
function answering(...answers: string[]) {
  const heard: (string | undefined)[] = [];
  const ask: Ask = (_question, problem) => {
    heard.push(problem);
    return Promise.resolve(answers.shift() ?? '');
  };
  return {ask, heard};
}

it.each([
  ['Our Services', description],
  ['C# <T> & {braces}: *all* _of_ [it]', '1. Say what `it` is, and <what> it {costs}.'],
  ['20 tools', '- Compare the tools, and choose one.'],
])('writes a page that passes every check: %s', async (title, text) => {
  const {file} = await createPage(siteDir, {title, description: text});

  expect(problemsOf(file)).toEqual([]);
});

it('says where the page is, and what its address is', async () => {
  expect(await createPage(siteDir, {title: '  Our   Services ', description})).toEqual({
    file: 'docs-content/our-services.mdx',
    address: '/our-services',
    title: 'Our Services',
  });
  expect(readFileSync(join(siteDir, 'docs-content/our-services.mdx'), 'utf8')).toContain(
    `title: Our Services\ndescription: ${description}\n`,
  );
});

it.each([
  [{description}, 'title is missing.'],
  [{title: ' ', description}, 'title is empty.'],
  [{title: 'Our Services'}, 'description is missing.'],
  [
    {title: 'Our Services', description: 'a'.repeat(161)},
    'description is too long: 161 characters.',
  ],
  [{title: '日本', description}, 'The title has no letter from A to Z and no digit'],
  [{title: 'Benefits', description}, 'docs-content/benefits.mdx is there already.'],
  [{title: 'Readme', description}, 'docs-content/index.mdx already has the address /'],
])('refuses %j, and writes nothing', async (given, message) => {
  const before = pages();

  await expect(createPage(siteDir, given)).rejects.toThrow(message);
  expect(pages()).toEqual(before);
});

it('asks for what is not given, until it fits', async () => {
  const {ask, heard} = answering('', 'Benefits', 'Our Services', 'a'.repeat(161), description);

  const {file} = await createPage(siteDir, {}, ask);

  expect(file).toBe('docs-content/our-services.mdx');
  expect(heard).toEqual([
    undefined,
    expect.stringContaining('title is empty.'),
    expect.stringContaining('is there already'),
    undefined,
    expect.stringContaining('too long'),
  ]);
});

it('asks for nothing that is given', async () => {
  const {ask, heard} = answering();

  await createPage(siteDir, {title: 'Our Services', description}, ask);

  expect(heard).toEqual([]);
});
