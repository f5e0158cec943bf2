/** @jest-environment node */
import {createProcessor} from '@mdx-js/mdx';
import {SiteMap, SourceFile, checkBuild, loadContentConfig, readPage} from '@sitekit/content-check';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

const mdx = createProcessor({remarkPlugins: [remarkDirective, remarkGfm]});
const config = {...loadContentConfig(process.cwd()), refuses: []};
const siteMap = new SiteMap(process.cwd(), [], []);

function mdxReads(text: string): boolean {
  try {
    mdx.processSync(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the check finds nothing but names and files that aren't there. */
function checkReads(text: string): boolean {
  const page = readPage(new SourceFile('docs-content/page.mdx', text), config);
  const found = checkBuild(page, {config, siteMap}).map(({message}) => message);
  return found.every((message) => /isn't defined|doesn't exist|can't have/.test(message));
}

/** Inputs like those of the parsers' own tests, and whether they compile. */
const inputs: [text: string, compiles: boolean][] = [
  ['a <b/> c', true],
  ['a <b></b> c', true],
  ['<></>', true],
  ['<svg:rect xml:space="preserve" />', true],
  ['<div a-b data-c="d" {...props} />', true],
  ['<div title="1\n2" />', true],
  ['<p a={<i>b</i>} />', true],
  ['<p a={(() => { return "}"; })()} />', true],
  ['{/* a */}', true],
  ['{}', true],
  ['> {1 +\n> 2}', true],
  ['    <p>', false],
  ['```\n<p>\n```', true],
  ['`<p>` and `{`', true],
  ['a \\{ b \\< c', true],
  ['a < b', true],
  ['export const a = 1\n\n{a}', true],
  ['import a from "b"\n\na', true],
  ['export const a = {\n\n}\n\na', true],
  [':::note[A *b*]{.c}\n\nd\n\n:::', true],
  ['::leaf\n\na :b c::d', true],
  ['| a | b |\n| - | - |\n| {1} | <i>c</i> |', true],
  ['<details>\n<summary>a</summary>\n\nb\n\n</details>', true],
  ['[a]: b "c"\n\n[a] ![d](e)', true],
  ['a <b>', false],
  ['a </b>', false],
  ['<a></b>', false],
  ['<a>\n\n- b\n\n</a', false],
  ['a <b/ > c', true],
  ['<a b=c />', false],
  ['<a b="c />', false],
  ['<a {b} />', false],
  ['<a b={} />', false],
  ['<1>', false],
  ['<http://a.example>', false],
  ['a {b', false],
  ['a {b c} d', false],
  ['*a <b>c* d</b>', false],
  ['> <a>\n\n</a>', false],
  ['<a>b\n\nc</a>', false],
  ['import a from', false],
  ['export a b', false],
  ['export default 1\n\nexport {a as default} from "b"', false],
];

it.each(inputs)('%j compiles: %j', (text, compiles) => {
  expect({mdx: mdxReads(text), check: checkReads(text)}).toEqual({mdx: compiles, check: compiles});
});
