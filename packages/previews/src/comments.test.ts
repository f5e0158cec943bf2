/** @jest-environment node */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {escape, renderSummary} from './comments.ts';

const reportUrl = 'https://company.github.io/site/pr-7-review/';

/** The kinds of nodes that Markdown consists of, and its text. */
function parse(markdown: string) {
  const types = new Set<string>();
  let text = '';
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    types.add(node.type);
    text += 'value' in node ? node.value : '';
  });
  return {types: Array.from(types), text: text.replace(/<\/?span>|\u200b/g, '')};
}

it.each([
  '**bold** _it_ ~~no~~ `code` [a](https://a.example) ![b](https://a.example/b.png)',
  '<img src=x onerror=alert(1)> <!-- --> &lt; &#64;',
  '# heading',
  '- item 1. item > quote | table | --- |',
  'https://a.example www.a.example a@b.example mailto:a@b.example <https://a.example>',
  '$\\frac{1}{2}$ and $$x$$',
  '\\*',
])('shows %j as it is', (text) => {
  const {types, text: shown} = parse(`- ${escape(text)}`);

  expect(shown).toBe(text);
  expect(types.filter((type) => type !== 'html')).toEqual([
    'root',
    'list',
    'listItem',
    'paragraph',
    'text',
  ]);
});

it.each(['@someone', 'company/site#12', 'GH-12', 'see #12'])(
  'keeps GitHub from linking %j',
  (text) => {
    expect(escape(text)).toMatch(/[@#-]\u200b/);
  },
);

it('puts dollar signs into tags, which keeps GitHub from reading mathematics', () => {
  expect(escape('$10 to $20')).toBe('<span>$</span>10 to <span>$</span>20');
});

it('keeps text on one line, without characters that turn its direction', () => {
  expect(escape('a\n\n# b \u202ec\u2066')).toBe('a \\# b c');
});

it('shows pages with a link, counts and sentences', () => {
  const sentences = ['“$10” is now “$12”.'];
  const counts = {added: 2, removed: 0, edited: 1, moved: 0};
  const text = renderSummary(
    {
      headline: 'One page changes.',
      sections: [{page: 'Tools', anchor: 'tools', counts, sentences}],
    },
    reportUrl,
  );

  expect(text.split('\n')).toEqual([
    'One page changes\\.',
    '',
    `**[Tools](${reportUrl}#tools)**: 2 added, 1 edited`,
    '',
    '- “<span>$</span>10” is now “<span>$</span>12”\\.',
  ]);
});

it('fits into a comment, however much changes', () => {
  const sentences = Array<string>(1000).fill('$'.repeat(1000));
  const counts = {added: 0, removed: 0, edited: 1000, moved: 0};
  const section = {page: 'A', anchor: 'a', counts, sentences};
  const text = renderSummary({headline: 'All.', sections: [section, section]}, reportUrl);

  expect(text.length).toBeLessThan(61_000);
  expect(text).toContain('The report has the rest.');
});
