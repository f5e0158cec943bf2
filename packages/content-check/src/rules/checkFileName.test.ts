/** @jest-environment node */
import * as z from 'zod';
import {readPage} from '../model/readPage';
import {SourceFile} from '../SourceFile';
import {checkFileName} from './checkFileName';

const config = {contentFolder: 'docs-content', frontMatter: z.object({})};

const hintsFor = (name: string) =>
  checkFileName(readPage(new SourceFile(`docs-content/${name}`, '# A\n'), config), {config}).map(
    ({hint}) => hint,
  );

it.each(['benefits.mdx', 'how-it-works.mdx', '_not-found.mdx', 'tools/2026_list.mdx'])(
  'accepts %s',
  (name) => {
    expect(hintsFor(name)).toEqual([]);
  },
);

it.each([
  ['What is C#.mdx', 'what-is-c.mdx'],
  ['Our tools (new)/Price list.mdx', 'our-tools-new/price-list.mdx'],
])('suggests another name for %s: %s', (name, better) => {
  expect(hintsFor(name)).toEqual([`Rename it, for example to docs-content/${better}.`]);
});
