import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {frontMatterSchema} from '../../../../src/content/schema';
import {renderMarkdown} from '../../../../src/testing/renderMarkdown';
import {tolerantMarkdown} from './tolerantMarkdown';

const siteDir = process.cwd();
const markdown = tolerantMarkdown(siteDir);
const inContent = (name: string) => join(siteDir, 'docs-content', name);

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
  it('is read as it is when nothing is wrong', async () => {
    const text = '---\ntitle: Steps\ndescription: What is done.\nslug: /steps\n---\n\nText\n';

    expect(await parse(text)).toEqual({
      frontMatter: {title: 'Steps', description: 'What is done.', slug: '/steps'},
      content: 'Text',
    });
  });

  it.each([
    ['cannot be read', 'title: [Steps', {title: 'How it works'}],
    ['has a title that is no text', 'title: 2024', {title: 'How it works'}],
    ['has an unknown field', 'title: Steps\ntags: [a]', {title: 'Steps'}],
    ['has an address that is none', 'title: Steps\nslug: our steps', {title: 'Steps'}],
    ['is no list of fields', '- a\n- b', {title: 'How it works'}],
  ])('is what is right of it when it %s', async (_what, yaml, expected) => {
    const {frontMatter, content} = await parse(`---\n${yaml}\n---\nText\n`);

    expect(frontMatter).toEqual(expected);
    expect(content).toBe('Text\n');
  });

  it('gives a page an address when its name cannot be one', async () => {
    const {frontMatter} = await parse('Text', inContent('guides/C# or F#?.mdx'));

    expect(frontMatter).toEqual({slug: '/guides/C-or-F-'});
  });

  it('tells a page from one of the same name', async () => {
    const {frontMatter} = await parse('Text', inContent('benefits.md'));

    expect(frontMatter).toEqual({id: 'benefits.md'});
  });
});

describe('the body', () => {
  const pages = readdirSync(inContent('')).filter((name) => name.endsWith('.mdx'));

  it.each(pages)('of the page %s is compiled as it is', async (name) => {
    const path = inContent(name);
    const text = readFileSync(path, 'utf8');

    expect(await preprocess(text, path)).toBe(text);
  });

  it('is compiled although the front matter is wrong', async () => {
    expect(await preprocess('---\ntitle: [Steps\n---\nText\n')).toBe('Text\n');
  });

  it.each([
    ['a tag that is left open', '<Section>\n\nText\n'],
    ['a component that there is not', '<Sektion>Text</Sektion>\n'],
    ['an icon that there is not', '<CardGrid><TopicCard icon="rokcet" title="A" /></CardGrid>'],
    ['a brace in a text', 'Between {braces}\n'],
    ['front matter that does not end', '---\ntitle: Steps\n\nText\n'],
  ])('is replaced when there is %s', async (_what, text) => {
    expect(await preprocess(text)).toMatch(/^This page is shown again as soon as/);
  });
});

describe('whatever an author slips in,', () => {
  const corpus = join(siteDir, 'packages/content-check/corpus/mistakes');
  const pages = readdirSync(corpus).filter((slip) => existsSync(join(corpus, slip, 'page.mdx')));

  it.each(pages)('%s: the page can be shown', async (slip) => {
    const text = readFileSync(join(corpus, slip, 'page.mdx'), 'utf8');
    const {frontMatter} = await parse(text, inContent('page.mdx'));
    const body = (await preprocess(text)).replace(/^\uFEFF?---[^]*?^---$/m, '');

    expect(frontMatterSchema.partial().safeParse(frontMatter).success).toBe(true);
    await expect(renderMarkdown(body)).resolves.toBeDefined();
  });
});

it('leaves what is no page of docs-content alone', async () => {
  const filePath = join(siteDir, '.docusaurus/gallery/examples.mdx');
  const text = '---\ntitle: 1\n---\n<Section>\n';

  expect((await parse(text, filePath)).frontMatter).toEqual({title: 1});
  expect(await preprocess(text, filePath)).toBe(text);
});
