/** @jest-environment node */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {escape, renderSummary} from './comments.ts';

const reportUrl = 'https://company.github.io/site/pr-7-review/';

it.each([
  '**bold** _it_ ~~no~~ `code` [a](https://a.example) ![b](https://a.example/b.png)',
  '<img src=x onerror=alert(1)> <!-- --> &lt; &#64;',
  '- item 1. item > quote | table | --- |',
  'https://a.example www.a.example a@b.example mailto:a@b.example <https://a.example>',
  '\\*',
])('shows %j as it is', (text) => {
  const types = new Set<string>();
  let shown = '';
  visit(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(`- ${escape(text)}`),
    (node) => {
      types.add(node.type);
      shown += 'value' in node ? node.value : '';
    },
  );

  expect(shown.replaceAll('\u200b', '')).toBe(text);
  expect(Array.from(types)).toEqual(['root', 'list', 'listItem', 'paragraph', 'text']);
});

it.each([
  ['@someone', '\\@\u200bsomeone'],
  ['company/site#12', 'company\\/site\\#\u200b12'],
  ['GH-12', 'GH\\-\u200b12'],
  ['$10 to $20', '<span>$</span>10 to <span>$</span>20'],
  ['a\n\n# b \u202ec\u2066', 'a \\# b c'],
])('keeps GitHub from reading %j as a mention, mathematics or a heading', (text, expected) => {
  expect(escape(text)).toBe(expected);
});

it('shows pages with a link and sentences', () => {
  const section = {page: 'Tools', anchor: 'tools', sentences: ['“10” is now “12”.']};

  expect(renderSummary({headline: 'One page changes.', sections: [section]}, reportUrl)).toBe(
    `One page changes\\.\n\n**[Tools](${reportUrl}#tools)**\n\n- “10” is now “12”\\.`,
  );
});

it.each(['$', '*', '\\', '価'])(
  'fits into a comment and an environment variable, however much %s changes',
  (character) => {
    const sentences = Array<string>(1000).fill(character.repeat(1000));
    const section = {page: 'A', anchor: 'a', sentences};
    const text = renderSummary({headline: 'All.', sections: [section, section]}, reportUrl);

    expect(text.length).toBeLessThan(61_000);
    expect(Buffer.byteLength(JSON.stringify({text}))).toBeLessThan(120_000);
    expect(text).toContain('The report has the rest.');
  },
);
