/** @jest-environment node */
import {config} from '../source-map/__fixtures__/config';
import {mergeChange} from './mergeChange';
import {ContentFile} from '../source-map/ContentFile';

const base = `# Title\n\nOne.\n\n<Section>\n  Two.\n</Section>\n\nThree.\n\nFour.\n`;
const page = (text: string) => new ContentFile('content/page.mdx', text, config);
const merge = (mine: string, theirs: string) =>
  mergeChange(page(base), page(mine), page(theirs))?.text;

it.each([
  ['after', base.replace('One.', 'Mine.'), base.replace('Three.', 'Theirs.')],
  ['before', base.replace('Three.', 'Mine.'), base.replace('One.', 'Theirs.')],
  ['next to', base.replace('<Section>', '<Section id="Mine">'), base.replace('Two.', 'Theirs.')],
  [
    'between and around',
    base.replace('One.', 'Mine.').replace('Four.', 'Mine, too.'),
    base.replace('Title', 'Theirs').replace('Two.', 'Theirs, too.'),
  ],
])('keeps what others changed %s a change', (_where, mine, theirs) => {
  const merged = merge(mine, theirs);
  const words = (text: string) => text.split(/\n+/);

  expect(merged).toContain('Mine');
  expect(merged).toContain('Theirs');
  for (const word of words(merged ?? '')) {
    expect(words(mine).includes(word) || words(theirs).includes(word)).toBe(true);
  }
});

it('keeps the line ends of Windows', () => {
  const windows = (text: string) => page(text.replaceAll('\n', '\r\n'));
  const merged = mergeChange(
    windows(base),
    windows(base.replace('One.', 'Mine.')),
    windows(base.replace('Three.', 'Theirs.')),
  );

  expect(merged?.text).toBe(
    base.replace('One.', 'Mine.').replace('Three.', 'Theirs.').replaceAll('\n', '\r\n'),
  );
});

it('says the same when both changed the same', () => {
  const both = base.replace('One.', 'Both.');

  expect(merge(both, both)).toBe(both);
});

it.each([
  ['the same line', base.replace('One.', 'Mine.'), base.replace('One.', 'Theirs.')],
  ['what is around it', base.replace('Two.', 'Mine.'), base.replace(/One[^]*Three/, 'Theirs')],
  ['what it is', base.replace('Three.', 'Mine.'), base.replace('One.', '```\nOne.')],
])('refuses when others changed %s', (_what, mine, theirs) => {
  expect(merge(mine, theirs)).toBeUndefined();
});
