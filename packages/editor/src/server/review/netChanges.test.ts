/** @jest-environment node */
import {config} from '../../source-map/__fixtures__/config';
import {netChanges} from './netChanges';
import {messageFor, titleFor} from './proposal';

const card = (title: string, text: string, id = 1) =>
  `  <Card id={${id}} title="${title}" icon="rocket">\n    ${text}\n  </Card>\n`;
const grid = (...cards: string[]) => `<Grid>\n${cards.join('')}</Grid>\n`;
const page = (body: string, title = 'Offers') =>
  `---\ntitle: ${title}\ndescription: What we offer.\n---\n\n${body}`;
const [one, two, three] = [
  card('One', 'First.'),
  card('Two', 'Second.', 2),
  card('Three', 'Third.', 3),
];

const compare = (before: string | undefined, after: string | undefined, path = 'content/a.mdx') =>
  netChanges(config, [{path, before, after}]);
const changes = (before: string, after: string, path?: string) =>
  compare(before, after, path)[0]?.changes;

it('says what visitors read before and after', () => {
  expect(
    changes(page('We *have* `20` offers.\n'), page('We **have** 30\\* [offers](/a).\n')),
  ).toEqual([
    {how: 'edited', label: 'Paragraph', before: 'We have 20 offers.', after: 'We have 30* offers.'},
  ]);
});

it('says so when only links or formatting differ', () => {
  const link = (to: string) => page(`See [our offers](${to}).\n`);
  expect(changes(link('/a'), link('/b'))).toMatchObject([
    {before: 'See our offers (/a).', after: 'See our offers (/b).'},
  ]);
  expect(changes(page('Bold.\n'), page('**Bold**.\n'))).toMatchObject([
    {label: 'Paragraph: only its formatting', before: 'Bold.'},
  ]);
});

it('names the fields of components and records', () => {
  expect(changes(page(grid(one, two)), page(grid(one, card('2nd', 'Other.', 2))))).toEqual([
    {how: 'edited', label: 'Title of Card “Two”', before: 'Two', after: '2nd'},
    {how: 'edited', label: 'Text of Card “Two”', before: 'Second.', after: 'Other.'},
  ]);
  expect(changes(page('Text.\n'), page('Text.\n', 'Prices'))).toMatchObject([
    {label: 'Page title', before: 'Offers', after: 'Prices'},
  ]);
  expect(compare(page('Text.\n'), page('Text.\n', 'Prices'))).toMatchObject([{page: 'Offers'}]);
  const record = (count: number, isFree: boolean) =>
    `- id: a\n  name: Tool\n  count: ${count}\n  isFree: ${isFree}\n`;
  expect(changes(record(5, true), record(6, false), 'content/data/things.yaml')).toEqual([
    {how: 'edited', label: 'Count of Tool', before: '5', after: '6'},
    {how: 'edited', label: 'Is free of Tool', before: 'Yes', after: 'No'},
  ]);
});

it('says once what is added, deleted and moved, with what is in it', () => {
  expect(changes(page(grid(one)), page(grid(one, two)))).toEqual([
    {how: 'added', label: 'Card “Two”', before: '', after: 'Two · Second.'},
  ]);
  expect(changes(page(grid(one, two)), page(grid(two)))).toMatchObject([
    {how: 'removed', label: 'Card “One”', before: 'One · First.'},
  ]);
  expect(changes(page(grid(one, two, three)), page(grid(three, one, two)))).toMatchObject([
    {how: 'moved', label: 'Card “Three”'},
  ]);
});

it('tells a card that is deleted, or moved, from one beside it that is edited', () => {
  const edited = card('2nd', 'Second.', 2);
  const title = {how: 'edited', label: 'Title of Card “Two”', before: 'Two', after: '2nd'};
  const deleted = {how: 'removed', label: 'Card “One”', before: 'One · First.', after: ''};
  expect(changes(page(grid(one, two, three)), page(grid(edited, three)))).toEqual([title, deleted]);
  expect(changes(page(grid(one, two, three)), page(grid(three, one, edited)))).toMatchObject([
    title,
    {how: 'moved', label: 'Card “Three”'},
  ]);
  expect(changes(page(grid(two, one, three)), page(grid(one, three, edited)))).toMatchObject([
    title,
    {how: 'moved'},
  ]);
});

it('says nothing of what no visitor reads', () => {
  const [{how, changes: found}] = compare(page('Text.\n'), page('Text.\n\n{/* Note */}\n')) as [
    ReturnType<typeof compare>[0],
  ];
  expect([how, found]).toEqual(['edited', []]);
});

it('tells pages that are new, deleted and renamed', () => {
  expect(compare(undefined, page('Text.\n'))).toMatchObject([{page: 'Offers', how: 'added'}]);
  expect(compare(page('Text.\n'), undefined)).toMatchObject([{page: 'Offers', how: 'removed'}]);
  const files = [
    {path: 'content/a.mdx', before: page('Text.\n'), after: undefined},
    {path: 'content/b.mdx', before: undefined, after: page('Other.\n')},
  ];
  expect(netChanges(config, files)).toMatchObject([
    {how: 'renamed', file: 'content/b.mdx', from: 'content/a.mdx', changes: [{after: 'Other.'}]},
  ]);
});

it('names pictures, the dictionary and pages that can’t be read by their files', () => {
  expect(compare(undefined, '\0', 'static/img/a.webp')).toEqual([
    {page: 'static/img/a.webp', file: 'static/img/a.webp', how: 'added', changes: []},
  ]);
  expect(compare('one\n', 'one\ntwo\n', 'words.txt')).toMatchObject([{page: 'words.txt'}]);
  expect(compare(page('Text.\n'), '---\ntitle: "a\n---\n\nText.\n')).toMatchObject([
    {how: 'edited', changes: []},
  ]);
});

describe('what a review is called', () => {
  const propose = (...files: Parameters<typeof netChanges>[1]) => {
    const found = netChanges(config, files);
    return [titleFor(found), messageFor(found)];
  };
  const edited = {
    path: 'content/a.mdx',
    before: page(grid(one)),
    after: page(grid(card('One', 'New.'))),
  };

  it('is its change', () => {
    expect(propose(edited)).toEqual([
      'Change Text of Card “One” on Offers',
      'Offers:\n- Text of Card “One”: “First.” is now “New.”',
    ]);
  });

  it('is its pages if there are several, without the words that they add to the dictionary', () => {
    const added = {path: 'content/b.mdx', before: undefined, after: page('Text.\n', 'Prices')};
    const words = {path: 'words.txt', before: 'one\n', after: 'one\ntwo\n'};
    expect(propose(edited, added, words)).toEqual([
      'Change Offers and the new page Prices',
      'Offers:\n- Text of Card “One”: “First.” is now “New.”\n\nThe new page Prices\n\nwords.txt',
    ]);
  });
});
