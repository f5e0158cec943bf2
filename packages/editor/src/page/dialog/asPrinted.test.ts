import {asPrinted} from './asPrinted';

it.each([
  ['an apostrophe and a range of prices', '', "It's $5-$9", 'It’s $5–$9'],
  ['an address', '', "[law](https://en.wikipedia.org/wiki/Moore's_law)", undefined],
  ['an address on this site', '', 'See [it](/p?from=$5-$9)', undefined],
  ['a bare address', '', "https://example.com/it's/$5-$9", undefined],
  ['an address without a scheme', '', "www.example.com/it's or o'neill@example.com", undefined],
  ['code, tags and expressions', '', "`it's` <b title=\"it's\"> {it's}", undefined],
  ['quotes', '', "'vibe coding' is", undefined],
])('handles %s', (_what, before, after, expected = after) => {
  expect(asPrinted(before, after)).toBe(expected);
});

it('leaves alone what was not typed in this edit', () => {
  const before = "It's here, and Moore's law.";

  expect(asPrinted(before, "It's here, and that's Moore's law.")).toBe(
    "It's here, and that’s Moore's law.",
  );
  expect(asPrinted(before, before)).toBe(before);
  expect(asPrinted(before, "Yes: It's here, and that's what Moore's law isn't.")).toBe(
    "Yes: It's here, and that’s what Moore's law isn’t.",
  );
});
