/** @jest-environment node */
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {cleanSummary} from './cleanSummary';

const preview = 'https://company.github.io/site/pr-7/';
const repository = 'https://github.com/company/site/';
const clean = (text: string) => cleanSummary(text, [preview, repository]);

const gap = '\u200b';

it('leaves what a review says', () => {
  const summary = `## 2 of 7 pages change: one text on Benefits, how Tools looks.

[Open the whole report](${preview}report)

### Benefits (/benefits) – [preview](${preview}benefits)

- under “Demos”: typically within <del>2–3</del> <ins>a</ins> ~~day~~ **week** \`now\`

| Page  | Verdict |
| ----- | ------- |
| Tools | changed |

<details>
<summary>Tools</summary>

Text

</details>
`;

  expect(clean(summary)).toBe(summary.trim());
});

it.each([
  ['a mention', 'Hello @company/team', `Hello @${gap}company/team`],
  ['another thread', 'fixes #12 and GH-12', `fixes #${gap}12 and GH-${gap}12`],
  ['a link to elsewhere', '[Read](https://evil.example/a)', 'Read'],
  ['a link out of our own', `[Read](${repository}../../evil/x)`, 'Read'],
  ['a link that begins alike', '[Read](https://github.com/company/site-evil)', 'Read'],
  ['a link that runs', '[Read](javascript:alert(1))', 'Read'],
  ['a link to a place of the page', '[Read](/logout)', 'Read'],
  ['a link by reference', '[Read][a]\n\n[a]: https://evil.example', 'Read'],
  ['a picture', '![Chart](https://evil.example/a.png)', 'Chart'],
  ['a picture by reference', `![Chart][a]\n\n[a]: https://evil.example/a.png`, 'Chart'],
  ['a tag', 'a <img src="https://evil.example/a.png"> b', 'a  b'],
  ['a tag with an attribute', '<details onclick="a()">', ''],
  ['a comment', '<!-- preview -->', ''],
  ['a language that is drawn', '```mermaid\ngraph\n```', '```\ngraph\n```'],
  ['text that turns the line around', 'a\u202eb', 'ab'],
])('takes the effect of %s', (_what, text, expected) => {
  expect(clean(text)).toBe(expected);
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

it.each(attacks)('cannot be tricked: %j', (text) => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(clean(text));
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

it('ends a long summary at the end of a line, and says so', () => {
  const result = clean('- one more line\n'.repeat(10_000));

  expect(result.length).toBeLessThan(25_000);
  expect(result).toMatch(/- one more line\n\nThere is more than fits here: see the report\.$/);
});
