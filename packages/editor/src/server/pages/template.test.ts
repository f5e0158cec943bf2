/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {SourceFile, readPage} from '@sitekit/content-check';
import {fileNameOf} from '../../fileNameOf';
import {fillTemplate, kindsOfPages, readTemplate} from './template';

const config = {contentFolder: 'content'};

it.each(['case study', 'Case study'])('reads the template of a %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  for (const name of ['FAQ.mdx', 'case-study.mdx', 'notes.txt']) {
    writeFileSync(join(folder, name), `# ${name}\n`);
  }

  expect(kindsOfPages(folder)).toEqual(['Case study', 'FAQ']);
  expect(readTemplate(folder, kind)).toBe('# case-study.mdx\n');
  expect(() => readTemplate(folder, '../FAQ')).toThrow('no page of the kind');
  rmSync(folder, {recursive: true});
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
