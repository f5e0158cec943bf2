/** @jest-environment node */
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {replacedPages} from './FallbackPages';
import {tolerantMarkdown} from '.';

const siteDir = join(__dirname, '__fixtures__/site');
const markdown = tolerantMarkdown(siteDir);
const inContent = (name: string) => join(siteDir, 'content', name);

const parse = (fileContent: string, filePath = inContent('how-it-works.mdx')) =>
  markdown.parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

async function preprocess(fileContent: string, filePath = inContent('page.mdx')): Promise<string> {
  await parse(fileContent, filePath);
  return markdown.preprocessor({filePath, fileContent});
}

describe('the front matter', () => {
  it('stays as it is without problems', async () => {
    const text = '---\ntitle: Steps\ndescription: What we do.\nslug: /steps\n---\n\nText\n';

    expect(await parse(text)).toEqual({
      frontMatter: {title: 'Steps', description: 'What we do.', slug: '/steps'},
      content: 'Text',
    });
  });

  it.each([
    ['has invalid YAML', 'title: [Steps', {title: 'how-it-works'}],
    ['has a title that is not text', 'title: 2024', {title: 'how-it-works'}],
    ['has an unknown field', 'title: Steps\ntags: [a]', {title: 'Steps'}],
    ['has an invalid slug', 'title: Steps\nslug: our steps', {title: 'Steps'}],
    ['has no fields', '- a\n- b', {title: 'how-it-works'}],
  ])('keeps its valid fields when it %s', async (_what, yaml, expected) => {
    const {frontMatter, content} = await parse(`---\n${yaml}\n---\nText\n`);

    expect(frontMatter).toEqual(expected);
    expect(content).toBe('Text\n');
  });
});

describe('the body', () => {
  it('stays as it is with code', async () => {
    const text = [
      "---\ntitle: Steps\n---\n\nimport Tabs from '@theme/Tabs';",
      'export const count = 3;\n\n<Tabs>{count} steps</Tabs>\n',
    ].join('\n');

    expect(await preprocess(text)).toBe(text);
  });

  it('stays as it is when only the front matter has errors', async () => {
    expect(await preprocess('---\ntitle: [Steps\n---\nText\n')).toBe('Text\n');
  });

  it.each([
    ['a tag is not closed', '<Panel>\n\nText\n'],
    ['a component is unknown', '<Pannel>Text</Pannel>\n'],
    ['an icon is unknown', '<Panel icon="rokcet">Text</Panel>\n'],
    ['the text has braces', 'Between {braces}\n'],
    ['an imported file is missing', "import Chart from './Chart';\n\n<Chart />\n"],
    ['the front matter is not closed', '---\ntitle: Steps\n\nText\n'],
  ])('is replaced by a placeholder when the server starts and %s', async (_what, text) => {
    expect(await preprocess(text, inContent('new.mdx'))).toMatch(/^This page can't be shown until/);
  });
});

it.each([
  ['is as it was before its errors', '---\ntitle: A\n---\n\nText\n', '<Panel>\n'],
  ['has never been without errors', '<Panel>\n', '<Panel>\n'],
  [
    'shows nothing of its front matter',
    '---\ntitle: A\n---\nText\n',
    '---\ntitle: [A\n---\nText\n',
  ],
])('tells that a page %s, so that nobody edits it', async (name, before, text) => {
  const filePath = inContent(`${name}.mdx`);
  await preprocess(before, filePath);
  await preprocess(text, filePath);
  expect(replacedPages()).toContain(`content/${name}.mdx`);

  await preprocess('Text\n', filePath);
  expect(replacedPages()).not.toContain(`content/${name}.mdx`);
});

it('leaves files outside the content folder alone', async () => {
  const filePath = join(siteDir, 'notes/draft.mdx');
  const text = '---\ntitle: 1\n---\n<Panel>\n';

  expect((await parse(text, filePath)).frontMatter).toEqual({title: 1});
  expect(await preprocess(text, filePath)).toBe(text);
});
