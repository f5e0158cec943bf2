/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as z from 'zod';
import type {Ask} from '../decide';
import {createPage} from './createPage';
import type {CreatePageOptions} from './createPage';

const description = 'What we do for you and what it costs.';
const config: CreatePageOptions['config'] = {
  contentFolder: 'content',
  frontMatter: z.strictObject({
    title: z.string().trim().min(1).describe('The name of the page'),
    description: z.string().max(160),
    slug: z.string().optional(),
  }),
};

let siteDir = '';
const folder = () => join(siteDir, 'content');
const create = (given: CreatePageOptions['given'], ask?: Ask) =>
  createPage({siteDir, config, template: '# %title%\n', given, ask});

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  mkdirSync(folder());
  writeFileSync(join(folder(), 'benefits.mdx'), '# Benefits\n');
  writeFileSync(join(folder(), 'index.mdx'), '# Home\n');
});

/** Gives one answer after another, and keeps the problems that it was shown. */
function answering(...answers: string[]) {
  const problems: (string | undefined)[] = [];
  const ask: Ask = (_question, problem) => {
    problems.push(problem);
    return Promise.resolve(answers.shift() ?? '');
  };
  return {ask, problems};
}

it('creates a page, and returns its file and address', async () => {
  expect(await create({title: '  Our   Services ', description})).toEqual({
    file: 'content/our-services.mdx',
    address: '/our-services',
    title: 'Our Services',
  });
  expect(readFileSync(join(folder(), 'our-services.mdx'), 'utf8')).toBe(
    `---\ntitle: Our Services\ndescription: ${description}\n---\n\n# Our Services\n`,
  );
});

it('keeps a number at the start of the title in the address, without a slug', async () => {
  const {file, address} = await create({title: '20 tools', description});

  expect(address).toBe('/20-tools');
  expect(readFileSync(join(siteDir, file), 'utf8')).not.toContain('slug');
});

it.each([
  [{description}, 'The option --title is missing.'],
  [{title: 'Our Services'}, 'The option --description is missing.'],
  [{title: ' ', description}, '`title` is empty.'],
  [{title: 'Our Services', description: 'a'.repeat(161)}, '`description` is too long'],
  [{title: '日本', description}, 'The title needs a letter from A to Z or a digit'],
  [{title: 'Benefits', description}, 'content/benefits.mdx already exists.'],
  [{title: 'Readme', description}, 'content/index.mdx already has the address /'],
])('throws for %j, and writes nothing', async (given, message) => {
  const before = readdirSync(folder());

  await expect(create(given)).rejects.toThrow(message);
  expect(readdirSync(folder())).toEqual(before);
});

it('asks for what is missing until the answer is valid', async () => {
  const {ask, problems} = answering('', 'Benefits', 'Our Services', 'a'.repeat(161), description);

  const {file} = await create({}, ask);

  expect(file).toBe('content/our-services.mdx');
  expect(problems).toEqual([
    undefined,
    expect.stringContaining('`title` is empty.'),
    expect.stringContaining('already exists'),
    undefined,
    expect.stringContaining('too long'),
  ]);
});

it('asks nothing when everything is given', async () => {
  const {ask, problems} = answering();

  await create({title: 'Our Services', description}, ask);

  expect(problems).toEqual([]);
});
