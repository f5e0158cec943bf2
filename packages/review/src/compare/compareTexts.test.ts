import type {Block} from '../visit/snapshot';
import {compareTexts} from './compareTexts';
import type {TextChange} from './compareTexts';

const block = (text: string, more: Partial<Block> = {}): Block => ({
  part: 'main',
  section: 'Costs',
  isHeading: false,
  text,
  ...more,
});

/** A change as `-gone+ +come+`. */
function marked({kind, runs}: TextChange): string {
  const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['{-', '-}']} as const;
  const words = runs.map((run) => marks[run.kind].join(run.text));
  return `${kind}: ${words.join('')}`;
}

const changesOf = (before: Block[], after: Block[]): string[] =>
  compareTexts(before, after).map(marked);

it('says nothing of texts that are the same, under whichever heading they stand', () => {
  expect(changesOf([block('Tools draft.')], [block('Tools draft.', {section: 'Prices'})])).toEqual(
    [],
  );
});

it('marks the words that came and went', () => {
  expect(
    changesOf([block('A gain of 20% in a year.')], [block('A gain of 25% in a year.')]),
  ).toEqual(['edited: A gain of {-20-}{+25+}% in a year.']);
});

it('names the heading that a text stands under, and the part of the page', () => {
  const [change] = compareTexts(
    [block('Quick Links', {part: 'footer', section: 'Links', isHeading: true})],
    [block('Fast Links', {part: 'footer', section: 'Links', isHeading: true})],
  );

  expect(change).toMatchObject({part: 'footer', section: 'Links', isHeading: true});
});

it('shows one text in place of another when they have little in common', () => {
  expect(changesOf([block('We answer soon.')], [block('Nobody is here on Sundays!')])).toEqual([
    'edited: {-We answer soon.-} {+Nobody is here on Sundays!+}',
  ]);
});

it('tells new and lost texts where they stand in the reading order', () => {
  const before = [block('One line of text.'), block('Two lines of text.')];
  const after = [block('Something else entirely new.'), block('One line of words.')];

  expect(changesOf(before, after)).toEqual([
    'added: Something else entirely new.'.replace(/: (.*)/, ': {+$1+}'),
    'edited: One line of {-text-}{+words+}.',
    'removed: {-Two lines of text.-}',
  ]);
});

it('tells a text that stands elsewhere as moved, not as new and lost', () => {
  const [plan, draft, test] = [block('Plan'), block('Draft'), block('Test')] as const;
  const changes = compareTexts([plan, draft, test], [draft, test, {...plan, section: 'Later'}]);

  expect(changes.map(marked)).toEqual(['moved: Plan']);
  expect(changes[0]).toMatchObject({section: 'Later', formerSection: 'Costs'});
});

describe('in a table', () => {
  const row = (name: string, cells: Record<string, string>): Block[] => [
    block(name),
    ...Object.entries(cells).map(([column, text]) => block(text, {cell: `${name}, ${column}`})),
  ];

  it('compares each cell with itself, though others say the same', () => {
    const before = [...row('Cursor', {Mobile: 'No', Figma: 'No'}), ...row('Bolt', {Mobile: 'No'})];
    const after = [...row('Cursor', {Mobile: 'No', Figma: 'Yes'}), ...row('Bolt', {Mobile: 'No'})];
    const changes = compareTexts(before, after);

    expect(changes.map(marked)).toEqual(['edited: {-No-} {+Yes+}']);
    expect(changes[0]?.cell).toBe('Cursor, Figma');
  });

  it('tells a row that is called otherwise by its name alone', () => {
    const cells = {Mobile: 'No', Figma: 'Yes'};

    expect(changesOf(row('Bolt', cells), row('Bolt.new', cells))).toEqual(['edited: Bolt{+.new+}']);
  });

  it('tells a row that moved by its name alone', () => {
    const [first, second] = [row('Bolt', {Mobile: 'No'}), row('Cursor', {Mobile: 'Yes'})];

    expect(changesOf([...first, ...second], [...second, ...first])).toEqual(['moved: Bolt']);
  });
});
