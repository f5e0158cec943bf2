import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {tolerantMarkdown} from '@sitekit/authoring/tolerant-markdown';
import {loadContentConfig} from '@sitekit/content-check';
import {compileMdx} from '../testing/compileMdx';
import {renderMarkdown} from '../testing/renderMarkdown';

const corpus = join(process.cwd(), 'packages/content-check/corpus');
const mistakes = join(corpus, 'mistakes');
const pages = readdirSync(mistakes).filter((name) => existsSync(join(mistakes, name, 'page.mdx')));

/** What Docusaurus reads of a page in `npm start`. */
async function readTolerantly(siteDir: string, fileContent: string) {
  const {parseFrontMatter, preprocessor} = tolerantMarkdown(siteDir);
  const {contentFolder} = loadContentConfig(siteDir);
  const filePath = join(siteDir, contentFolder, 'page.mdx');
  const {frontMatter} = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const body = preprocessor({filePath, fileContent}).replace(/^\uFEFF?---[^]*?^---$/m, '');
  return {frontMatter, body};
}

it('the corpus has broken pages', () => {
  expect(pages.length).toBeGreaterThan(80);
});

describe.each([
  ['this site', process.cwd(), renderMarkdown],
  // Its components are not those of this site.
  ['the site of the corpus', join(corpus, 'site'), compileMdx],
])('a page of %s can be shown with', (_site, siteDir, show) => {
  const {frontMatter: fields} = loadContentConfig(siteDir);

  it.each(pages)('%s', async (name) => {
    const text = readFileSync(join(mistakes, name, 'page.mdx'), 'utf8');
    const {frontMatter, body} = await readTolerantly(siteDir, text);

    expect(fields.partial().safeParse(frontMatter).success).toBe(true);
    await expect(show(body)).resolves.toBeDefined();
  });
});
