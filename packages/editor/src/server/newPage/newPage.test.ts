/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {SourceFile, readPage} from '@sitekit/content-check';
import * as z from 'zod';
import {fileNameOf, fillTemplate, newPage} from '.';

const config = {
  contentFolder: 'content',
  frontMatter: z.strictObject({
    title: z.string().trim().min(1).describe('The name of the page'),
    description: z.string().max(160),
  }),
};
const siteDir = mkdtempSync(join(tmpdir(), 'new-page-'));
const log = jest.spyOn(console, 'log').mockImplementation();
const create = (...args: string[]) =>
  newPage(
    config,
    {
      folder: 'templates',
      howToLink: ({kind, title, address}) =>
        `link a ${kind}:\n- {name: "${title}", path: ${address}}`,
    },
    args,
  );

beforeAll(() => {
  for (const file of ['content/benefits.mdx', 'templates/FAQ.mdx', 'templates/case-study.mdx']) {
    mkdirSync(join(siteDir, file, '..'), {recursive: true});
    writeFileSync(join(siteDir, file), `# %title%: ${file}\n`);
  }
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
});
afterAll(() => jest.restoreAllMocks());

it('creates a page of a kind, and says what to do next', async () => {
  await create('--kind=case study', '--title=  20 tools: ours ', '--description=What we do.');

  expect(readFileSync(join(siteDir, 'content/20-tools-ours.mdx'), 'utf8')).toBe(
    `---\ntitle: "20 tools: ours"\ndescription: What we do.\n---\n\n# 20 tools: ours: templates/case-study.mdx\n`,
  );
  const printed = log.mock.calls.join('\n');
  expect(printed).toContain('Created content/20-tools-ours.mdx.');
  expect(printed).toContain(
    '  3. Link to it: link a case study:\n       - {name: "20 tools: ours", path: /20-tools-ours}\n',
  );
});

it.each([
  [
    ['--kind=poster', '--title= '],
    ['no page of the kind "poster"', '`title` is empty', '--description: This is missing'],
  ],
  [['--title=日本', '--description=A'], ['The title needs a letter from A to Z or a digit']],
  [['--title=README', '--description=A'], ['can\'t have the title "README"']],
  [['--title=Index', '--description=A'], ['its address would be that of the home page']],
  [['--title=Benefits', '--description=A'], ['content/benefits.mdx already exists.']],
])('throws for %j, and writes nothing', async (args, messages) => {
  const before = readdirSync(join(siteDir, 'content'));

  const error = await create(...args).catch(String);
  for (const message of messages) {
    expect(error).toContain(message);
  }
  expect(readdirSync(join(siteDir, 'content'))).toEqual(before);
});

it.each([
  ['Our Services', 'our-services'],
  ['What’s new — & what isn’t?', 'whats-new-what-isnt'],
  ['Über uns: Café', 'uber-uns-cafe'],
])('turns the title %j into the file name %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

it.each([
  ['Prices: what you pay', 'From "free" to #1: it’s all here.'],
  ['2026-11-21', 'yes'],
  ['null', "- 'quoted' & [more]"],
])('writes %j and %j so that Docusaurus reads the same text', async (title, description) => {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'page.mdx',
    fileContent: fillTemplate('Text\n', {title, description}),
  });
  expect(frontMatter).toEqual({title, description});
});

it('replaces each placeholder of the template by the escaped text', () => {
  const page = {title: 'C# <T>', description: '1. {Braces} $& *stars*'};

  expect(fillTemplate('# %title%\n\n%description%\n\n%title% %other%\n', page)).toContain(
    '\n---\n\n# C# \\<T>\n\n1\\. \\{Braces\\} $& \\*stars\\*\n\nC# \\<T> %other%\n',
  );
});

it.each(['import your drafts first', 'export what you have'])(
  'writes the description %j as text, not as code',
  (description) => {
    const text = fillTemplate('# %title%\n\n%description%\n', {title: 'Drafts', description});
    const {tree, unread} = readPage(new SourceFile('content/drafts.mdx', text), config);

    expect(unread).toEqual([]);
    expect(tree.children).toMatchObject([
      {type: 'heading'},
      {type: 'paragraph', children: [{type: 'text', value: description}]},
    ]);
  },
);
