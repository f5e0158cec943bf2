/** @jest-environment node */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {pageNameOf, pageText} from './pageText';

it.each([
  ['Our Services', 'our-services'],
  ['What’s new — & what isn’t?', 'whats-new-what-isnt'],
  ['Über uns: Café', 'uber-uns-cafe'],
  ['2026', '2026'],
  ['日本', ''],
])('makes the name of a file of the title %j', (title, name) => {
  expect(pageNameOf(title)).toBe(name);
});

it.each([
  ['Our Services', 'What we do for you, and what it costs.'],
  ['Prices: what you pay', 'From "free" to #1: it’s all here.'],
  ['2026-11-21', 'yes'],
  ['null', "- 'quoted' & [more]"],
  ['20 tools', '1_000'],
])('writes %j and %j so that Docusaurus reads the same', async (title, description) => {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'page.mdx',
    fileContent: pageText({title, description}),
  });
  expect(frontMatter).toMatchObject({title, description});
});

it('names the address when the title begins with a number, which Docusaurus would leave out', () => {
  const withSlug = (title: string) => /^slug: .*/m.exec(pageText({title, description: 'A'}))?.[0];

  expect(withSlug('20 tools')).toBe('slug: /20-tools');
  expect(withSlug('Tools')).toBeUndefined();
});
