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
    {
      how: 'edited',
      label: 'Paragraph',
      before: 'We have 20 offers.',
      after: 'We have 30* offers (/a).',
    },
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

it('tells an entry that replaces another one from one whose ID or name changes', () => {
  const entry = (id: string, name: string) => `- id: ${id}\n  name: ${name}\n  count: 5\n`;
  const [cursor, aider] = [entry('cursor', 'Cursor'), entry('aider', 'Aider')];
  const file = 'content/data/things.yaml';
  expect(changes(cursor, aider, file)).toMatchObject([
    {how: 'added', label: 'Aider'},
    {how: 'removed', label: 'Cursor'},
  ]);
  expect(changes(cursor, entry('cursor', 'Cursor 2'), file)).toMatchObject([
    {how: 'edited', label: 'Name of Cursor', after: 'Cursor 2'},
  ]);
  expect(changes(cursor, entry('cursor-2', 'Cursor'), file)).toMatchObject([
    {how: 'edited', label: 'ID of Cursor', after: 'cursor-2'},
  ]);
});

it('says where links lead, if that changes with their words', () => {
  expect(changes(page('See [us](/a).\n'), page('See [all](/b) and [you](/c).\n'))).toMatchObject([
    {before: 'See us (/a).', after: 'See all (/b) and you (/c).'},
  ]);
  expect(changes(page('Up.\n'), page('Up \\<now>.\n'))).toMatchObject([{after: 'Up <now>.'}]);
});

it('shows brackets that are no link', () => {
  expect(changes(page('See [us](/a).\n'), page('See [us](/a) \\[draft].\n'))).toMatchObject([
    {before: 'See us.', after: 'See us [draft].'},
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
    {
      how: 'edited',
      file: 'content/b.mdx',
      changes: [{label: 'Page address', before: '/a', after: '/b'}, {after: 'Other.'}],
    },
  ]);
});

it('says once that a page has another address, whatever leads there', () => {
  const link = (to: string) => page(`See [our *offers*](${to}#cost).\n`, 'Home');
  const files = [
    {path: 'content/a.mdx', before: page('Text.\n'), after: undefined},
    {path: 'content/b.mdx', before: undefined, after: page('Text.\n')},
    {path: 'content/home.mdx', before: link('/a').trimEnd(), after: link('/b')},
    {path: 'static/_redirects', before: undefined, after: '/a /b 301\n'},
  ];
  const changed = netChanges({...config, redirects: 'static/_redirects'}, files);

  expect(changed).toMatchObject([{page: 'Offers', changes: [{label: 'Page address'}]}]);
  expect(titleFor(changed)).toBe('Change page address on Offers');
});

it('says what pages show of a record that is different', () => {
  const text = page('It has <Count /> parts, *all* in one.\n');
  const changed = netChanges(
    {
      ...config,
      computed: {Count: (_, {words}) => String((words as {count: number}).count)},
    },
    [
      {path: 'content/a.mdx', before: text, after: text},
      {path: 'content/b.mdx', before: page('Text.\n'), after: page('Text.\n')},
      {path: 'content/wrong.mdx', before: page('<Box>\n'), after: page('<Box>\n')},
      {path: 'content/data/words.yaml', before: 'count: 5\n', after: 'count: 6\n'},
    ],
  );

  expect(changed).toMatchObject([
    {
      file: 'content/a.mdx',
      isSameFile: true,
      changes: [{before: 'It has 5 parts, all in one.', after: 'It has 6 parts, all in one.'}],
    },
    {file: 'content/data/words.yaml', isSameFile: false},
  ]);
  expect(titleFor(changed)).toBe('Change count on Words');
});

it('names pictures, the dictionary and pages that can’t be read by their files', () => {
  expect(compare(undefined, '\0', 'static/img/a.webp')).toMatchObject([
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
      'Change text of Card “One” on Offers',
      'Offers:\n- Text of Card “One”: “First.” is now “New.”',
    ]);
  });

  it('quotes a long text where it differs', () => {
    const text = (last: string) => page(`${'So it goes on. '.repeat(20)}It ends ${last}.\n`);
    const file = {path: 'content/a.mdx', before: text('well'), after: text('badly')};
    const [, message] = propose(file);
    expect(message).toMatch(/: “….{10,40}It ends well\.” is now “….{10,40}It ends badly\.”$/);
  });

  it('names a few of many pages', () => {
    const files = ['A', 'B', 'C', 'D', 'E'].map((title) => ({
      path: `content/${title}.mdx`,
      before: undefined,
      after: page('Text.\n', title),
    }));
    expect(propose(...files)[0]).toBe(
      'Change the new page A, the new page B, the new page C, and 2 more',
    );
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
