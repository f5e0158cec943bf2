/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import * as z from 'zod';
import {fileNameOf, fillTemplate, newPage} from '.';

const description = 'What we do for you and what it costs.';
const config = {
  contentFolder: 'content',
  frontMatter: z.strictObject({
    title: z.string().trim().min(1).describe('The name of the page'),
    description: z.string().max(160),
    slug: z.string().optional(),
  }),
};

let siteDir = '';
const log = jest.spyOn(console, 'log').mockImplementation();
const printed = () => log.mock.calls.join('\n');
const content = () => readdirSync(join(siteDir, 'content'));
const create = (given: Record<string, string>, helpFor?: string) =>
  newPage(config, {templates: 'templates', navbar: 'site.yaml', given, helpFor});

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const folder of ['content', 'templates']) {
    mkdirSync(join(siteDir, folder));
  }
  for (const name of ['FAQ.mdx', 'case-study.mdx', 'article.mdx', 'README.md']) {
    writeFileSync(join(siteDir, 'templates', name), `# %title%: ${name}\n`);
  }
  writeFileSync(join(siteDir, 'content/benefits.mdx'), '# Benefits\n');
  writeFileSync(join(siteDir, 'content/index.mdx'), '# Home\n');
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  log.mockClear();
});
afterAll(() => jest.restoreAllMocks());

it.each([
  ['case-study', 'case-study.mdx'],
  ['Case study', 'case-study.mdx'],
  ['faq', 'FAQ.mdx'],
])('creates a page of the kind %j, and says what to do next', async (kind, template) => {
  await create({kind, title: '  20 tools: ours ', description});

  expect(readFileSync(join(siteDir, 'content/20-tools-ours.mdx'), 'utf8')).toBe(
    `---\ntitle: "20 tools: ours"\ndescription: ${description}\n---\n\n# 20 tools: ours: ${template}\n`,
  );
  expect(printed()).toContain('Created content/20-tools-ours.mdx.');
  expect(printed()).toContain("- {name: '20 tools: ours', path: /20-tools-ours}");
});

it.each([
  [
    {kind: 'poster', title: ' '},
    /There's no page of the kind "poster".*\n.*`title` is empty.*\n.*--description is missing/,
  ],
  [{title: '日本', description}, 'The title needs a letter from A to Z or a digit'],
  [{title: 'Benefits', description}, 'content/benefits.mdx already exists.'],
  [{title: 'Readme', description}, 'content/index.mdx already has the address /'],
])('throws for %j, and writes nothing', async (given, message) => {
  const before = content();

  await expect(create(given)).rejects.toThrow(message);
  expect(content()).toEqual(before);
});

it('lists its options with the kinds of pages', async () => {
  await create({}, 'npm run new:page --');

  expect(printed()).toContain('  npm run new:page -- --kind "…" --title "…" --description "…"\n');
  expect(printed()).toContain('Kind of page: article, case study, FAQ (default: article)');
});

it.each([
  ['Our Services', 'our-services'],
  ['What’s new — & what isn’t?', 'whats-new-what-isnt'],
  ['Über uns: Café', 'uber-uns-cafe'],
  ['日本', ''],
])('turns the title %j into the file name %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

it.each([
  ['Prices: what you pay', 'From "free" to #1: it’s all here.'],
  ['2026-11-21', 'yes'],
  ['null', "- 'quoted' & [more]"],
  ['20 tools', '1_000'],
])('writes %j and %j so that Docusaurus reads the same text', async (title, text) => {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'page.mdx',
    fileContent: fillTemplate('Text\n', {title, description: text}),
  });
  expect(frontMatter).toEqual({title, description: text});
});

it('replaces each placeholder of the template by the escaped text', () => {
  const page = {title: 'C# <T>', description: '1. {Braces} $& *stars*'};

  expect(fillTemplate('# %title%\n\n%description%\n\n%title% %other%\n', page)).toMatch(
    /\n---\n\n# C# \\<T>\n\n1\\\. \\\{Braces\\} \$& \\\*stars\\\*\n\nC# \\<T> %other%\n$/,
  );
});
