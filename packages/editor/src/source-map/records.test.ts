/** @jest-environment node */
import {config} from './__fixtures__/config';
import {ContentFile} from './ContentFile';
import {applyEdits} from './page';
import type {Target} from './targets';

it.each([
  ['slug: # none\n', ['slug'], 'slug: /x # none\n'],
  ['slug:   # none\n', ['slug'], 'slug:   /x # none\n'],
  ['slug: /old # none\n', ['slug'], 'slug: /x # none\n'],
])('fills in the field with a comment in %j', (text, path, expected) => {
  const file = new ContentFile('content/data/words.yaml', text, config);

  expect(applyEdits(file, [{target: {kind: 'field', path}, value: '/x'}]).text).toBe(expected);
});

describe('keeps the quotes that were there', () => {
  const edit = (path: string, text: string, target: Target, value: string) =>
    applyEdits(new ContentFile(path, text, config), [{target, value}]).text;

  it.each(['"', "'"])('%s in a record', (quote) => {
    const other = quote === '"' ? "'" : '"';
    const text = (price: string) =>
      `price: ${quote}${price}${quote}\na: ${other}x${other}\nb: ${other}x${other}\n`;
    const target = {kind: 'field', path: ['price']} as const;
    for (const value of ['$25-$40', 'Free']) {
      expect(edit('content/data/words.yaml', text('$20-$40'), target, value)).toBe(text(value));
    }
  });

  it.each([
    ['2026-11-24', '2026-11-28', '2026-11-28'],
    ['2026-11-24', 'true', '"true"'],
    ['a day', '2026-11-28', '"2026-11-28"'],
  ])('none where %s had none', (old, value, written) => {
    const text = (price: string) => `price: ${price}\na: "x"\n`;
    const target = {kind: 'field', path: ['price']} as const;
    expect(edit('content/data/words.yaml', text(old), target, value)).toBe(text(written));
  });

  it.each([
    ['"', 'a "b" \'c\'', "a &quot;b&quot; 'c'"],
    ["'", 'a "b" \'c\'', 'a "b" &#39;c&#39;'],
    ["'", '$25', '$25'],
  ])('%s in a tag', (quote, value, written) => {
    const text = (title: string) => `<Box title=${quote}${title}${quote}>\n\nText.\n\n</Box>\n`;
    const target = {kind: 'prop', element: 0, name: 'title'} as const;
    expect(edit('content/page.mdx', text('$20-$40'), target, value)).toBe(text(written));
  });
});
