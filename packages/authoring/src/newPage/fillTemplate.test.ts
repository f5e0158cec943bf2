/** @jest-environment node */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {fileNameOf, fillTemplate} from './fillTemplate';

it.each([
  ['Our Services', 'our-services'],
  ['What’s new — & what isn’t?', 'whats-new-what-isnt'],
  ['Über uns: Café', 'uber-uns-cafe'],
  ['2026', '2026'],
  ['日本', ''],
])('turns the title %j into the file name %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

it.each([
  ['Our Services', 'What we do for you and what it costs.'],
  ['Prices: what you pay', 'From "free" to #1: it’s all here.'],
  ['2026-11-21', 'yes'],
  ['null', "- 'quoted' & [more]"],
  ['20 tools', '1_000'],
])('writes %j and %j so that Docusaurus reads the same text', async (title, description) => {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'page.mdx',
    fileContent: fillTemplate('Text\n', {title, description}),
  });
  expect(frontMatter).toEqual({title, description});
});

it('replaces each placeholder of the template by the escaped text', () => {
  const page = {title: 'C# <T>', description: '1. {Braces} $& *stars*'};

  expect(fillTemplate('# %title%\n\n%description%\n\n%title% %other%\n', page)).toMatch(
    /\n---\n\n# C# \\<T>\n\n1\\\. \\\{Braces\\} \$& \\\*stars\\\*\n\nC# \\<T> %other%\n$/,
  );
});
