/** @jest-environment node */
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {sanitizeSummary} from './sanitizeSummary';

// Texts that are meant to take long, on a busy machine.
jest.setTimeout(60_000);

const preview = 'https://company.github.io/site/pr-7/';
const report = 'https://company.github.io/site/pr-7-review/';
const sanitize = (text: string) =>
  sanitizeSummary(text, {links: [preview, report], images: [report]});

const zeroWidthSpace = '\u200b';

it('keeps the summary of a review', () => {
  const summary = `## 2 of 7 pages change: one text on Benefits, how Tools looks.

[Open the whole report](${preview}report)

### Benefits (/benefits) – [preview](${preview}benefits)

- under “Demos”: typically within <del>2–3</del> <ins>a</ins> ~~day~~ **week** \`now\`

|Page|Verdict|
|-|-|
|Tools|changed|

<details>
<summary>Tools</summary>

Text

</details>
`;

  expect(sanitize(summary)).toBe(summary.trim());
});

it.each([
  ['a mention', 'Hello @company/team', `Hello @${zeroWidthSpace}company/team`],
  [
    'a reference to an issue',
    'fixes #12 and GH-12',
    `fixes #${zeroWidthSpace}12 and GH-${zeroWidthSpace}12`,
  ],
  ['a link to another site', '[Read](https://evil.example/a)', 'Read'],
  ['a link that leaves an allowed path', `[Read](${preview}../../evil/x)`, 'Read'],
  ['a link with a similar start', '[Read](https://company.github.io/site/pr-77/)', 'Read'],
  ['a link to the repository', '[Read](https://github.com/company/site/pull/9)', 'Read'],
  ['a link with a script', '[Read](javascript:alert(1))', 'Read'],
  ['a relative link', '[Read](/logout)', 'Read'],
  ['a link by reference', '[Read][a]\n\n[a]: https://evil.example', 'Read'],
  ['an image', '![Chart](https://evil.example/a.png)', 'Chart'],
  ['an image of the preview', `![Chart](${preview}a.png)`, 'Chart'],
  ['prices, which would be mathematics', '$10 → $12', '<span>$</span>10 → <span>$</span>12'],
  [
    'mathematics',
    '$`a`$ $$b$$',
    '<span>$</span>`a`<span>$</span> <span>$</span><span>$</span>b<span>$</span><span>$</span>',
  ],
  ['mathematics in a block', '```math\na\n```', '```\na\n```'],
  ['a check box', '- [x] done', '- done'],
  ['an image by reference', `![Chart][a]\n\n[a]: https://evil.example/a.png`, 'Chart'],
  ['a tag', 'a <img src="https://evil.example/a.png"> b', 'a  b'],
  ['a tag with an attribute', '<details onclick="a()">', ''],
  ['a comment', '<!-- preview -->', ''],
  ['a diagram', '```mermaid\ngraph\n```', '```\ngraph\n```'],
  ['a change of text direction', 'a\u202eb', 'ab'],
])('neutralizes %s', (_what, text, expected) => {
  expect(sanitize(text)).toBe(expected);
});

const attacks = [
  'https://evil.example and www.evil.example and a@evil.example and <https://evil.example>',
  '<script>\n\n[Read](https://evil.example)\n\n</script>',
  '<details><summary>[Read](https://evil.example) @team</summary></details>',
  '<p>\n[Read](https://evil.example)',
  '[![a](https://evil.example/a.png)](https://evil.example)',
  '[a](<https://evil.example>) \\[b](https://evil.example) [c]\\(https://evil.example)',
  '&lt;img src=x&gt; &#60;img src=x&#62; &#x5b;a](https://evil.example)',
  '`a` ``<img>`` \\`<img src=x>\\` [`@team`](https://evil.example)',
  '| a |\n| - |\n| <img src=x> [b](https://evil.example) \\| @team |',
  '[^1]\n\n[^1]: https://evil.example',
  '[a\n](https://evil.example)\n===\n\n> - # [b](https://evil.example "@team")',
  `[a](${preview}"onclick=) [b](${preview} "https://evil.example")`,
];

it.each(attacks)('neutralizes %j', (text) => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(sanitize(text));
  const found: string[] = [];
  visit(tree as Nodes, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      found.push(node.url);
    } else if (node.type === 'html') {
      found.push(node.value);
    } else if (node.type === 'text') {
      expect(node.value).not.toMatch(/@\w|#\d|https?:\/|www\./);
    }
  });
  expect(found.filter((each) => !each.startsWith(preview))).toEqual([]);
});

it('keeps an image of the report', () => {
  expect(sanitize(`![Benefits](${report}benefits.png)`)).toBe(`![Benefits](${report}benefits.png)`);
});

it.each([
  ['nested bullets on one line', '- '.repeat(5000)],
  ['nested bullets', Array.from({length: 140}, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['nested quotes', '> '.repeat(5000)],
  ['nested emphasis', `${'*a **b '.repeat(1400)}${'** *'.repeat(1400)}`],
  ['brackets', '['.repeat(10_000)],
  [
    'a table with a long cell',
    `| a | b |\n| - | - |\n| ${'x'.repeat(9000)} | b |\n${'| a | b |\n'.repeat(1000)}`,
  ],
  [
    'a table with many columns',
    `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'|b|\n'.repeat(2000)}`,
  ],
  ['dollar signs', '$'.repeat(19_000)],
])('stays within a comment with %s', (_what, text) => {
  expect(sanitize(text).length).toBeLessThan(51_000);
});

it('cuts a long summary at the end of a line', () => {
  const result = sanitize('- one more line\n'.repeat(10_000));

  expect(result.length).toBeLessThan(25_000);
  expect(result).toMatch(
    /- one more line\n\nThis summary is too long to show here\. The report has the rest\.$/,
  );
});
