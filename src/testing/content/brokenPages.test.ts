/** @jest-environment node */
import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {tolerantMarkdown} from '@sitekit/editor/tolerant-markdown';
import {loadContentConfig} from '@sitekit/content-check';
import {readCases} from '@sitekit/content-check/corpus';
import {compileMdx} from '../compileMdx';

const site = join(process.cwd(), 'packages/content-check/corpus/site');

/** The broken pages of the corpus. */
const pages = readCases().flatMap(({name, files, answer}) => {
  const text = files.get('docs-content/page.mdx');
  return text === undefined || answer === '' ? [] : [{name, text}];
});

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

it.each(pages)('a page can be shown with $name', async ({text}) => {
  const {frontMatter, body} = await readTolerantly(site, text);
  const {frontMatter: fields} = loadContentConfig(site);

  expect(fields.partial().safeParse(frontMatter).success).toBe(true);
  await expect(compileMdx(body)).resolves.toBeDefined();
});
