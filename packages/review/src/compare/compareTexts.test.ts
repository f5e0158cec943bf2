/** @jest-environment node */
import type {TextBlock} from '../capture/PageCapture';
import {compareTexts} from './compareTexts';
import type {TextChange} from './compareTexts';

const block = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  area: 'main',
  section: 'Costs',
  isHeading: false,
  text,
  ...more,
});

/** `edited: From {-$10-}{+$12+}` */
function marked({kind, runs}: TextChange): string {
  const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['{-', '-}']} as const;
  const words = runs.map((run) => marks[run.kind].join(run.text));
  return `${kind}: ${words.join('')}`;
}

const changesOf = (before: TextBlock[], after: TextBlock[]): string[] =>
  compareTexts(before, after).map(marked);

it('ignores unchanged text, even under another heading', () => {
  expect(changesOf([block('Tools draft.')], [block('Tools draft.', {section: 'Prices'})])).toEqual(
    [],
  );
});

it('marks added and removed words', () => {
  expect(
    changesOf([block('A gain of 20% in a year.')], [block('A gain of 25% in a year.')]),
  ).toEqual(['edited: A gain of {-20-}{+25+}% in a year.']);
});

it('includes the heading and the area of the page', () => {
  const [change] = compareTexts(
    [block('Quick Links', {area: 'footer', section: 'Links', isHeading: true})],
    [block('Fast Links', {area: 'footer', section: 'Links', isHeading: true})],
  );

  expect(change).toMatchObject({area: 'footer', section: 'Links', isHeading: true});
});

it('replaces the whole text when the versions have little in common', () => {
  expect(
    changesOf([block('We answer soon.')], [block('The office is closed on Sundays!')]),
  ).toEqual(['edited: {-We answer soon.-} {+The office is closed on Sundays!+}']);
});

it('lists added and removed text in reading order', () => {
  const before = [block('One line of text.'), block('Two lines of text.')];
  const after = [block('Something else entirely new.'), block('One line of words.')];

  expect(changesOf(before, after)).toEqual([
    'added: Something else entirely new.'.replace(/: (.*)/, ': {+$1+}'),
    'edited: One line of {-text-}{+words+}.',
    'removed: {-Two lines of text.-}',
  ]);
});

it('reports text in another place as moved, not as added and removed', () => {
  const [plan, draft, test] = [block('Plan'), block('Draft'), block('Test')] as const;
  const changes = compareTexts([plan, draft, test], [draft, test, {...plan, section: 'Later'}]);

  expect(changes.map(marked)).toEqual(['moved: Plan']);
  expect(changes[0]).toMatchObject({section: 'Later', formerSection: 'Costs'});
});

describe('in a table', () => {
  const row = (name: string, cells: Record<string, string>): TextBlock[] => [
    block(name),
    ...Object.entries(cells).map(([column, text]) => block(text, {cell: `${name}, ${column}`})),
  ];

  it('compares each cell with itself, even if others have the same text', () => {
    const before = [...row('Cursor', {Mobile: 'No', Figma: 'No'}), ...row('Bolt', {Mobile: 'No'})];
    const after = [...row('Cursor', {Mobile: 'No', Figma: 'Yes'}), ...row('Bolt', {Mobile: 'No'})];
    const changes = compareTexts(before, after);

    expect(changes.map(marked)).toEqual(['edited: {-No-} {+Yes+}']);
    expect(changes[0]?.cell).toBe('Cursor, Figma');
  });

  it('reports only the name of a renamed row', () => {
    const cells = {Mobile: 'No', Figma: 'Yes'};

    expect(changesOf(row('Bolt', cells), row('Bolt.new', cells))).toEqual(['edited: Bolt{+.new+}']);
  });
});

describe('in a list', () => {
  const card = (name: string, list = 0): TextBlock[] =>
    [name, 'Code Editor', `${name} writes code.`, 'Learn more'].map((text) =>
      block(text, {item: {list, name}}),
    );
  const heading = block('All tools', {section: 'All tools', isHeading: true});

  it('reports a moved item in one sentence, and what else changes in it', () => {
    const before = [heading, ...card('Codex'), ...card('Bolt'), ...card('Kiro'), block('End')];
    const [name, category, , link] = card('Kiro');
    const edited = block('Kiro writes specs.', {item: {list: 0, name: 'Kiro'}});
    const kiro = [name, category, edited, link].flatMap((part) => part ?? []);
    const after = [heading, ...kiro, ...card('Codex'), ...card('Bolt'), block('End')];
    const changes = compareTexts(before, after);

    expect(changes.map(marked)).toEqual([
      'reordered: Kiro moved before Codex',
      'edited: Kiro writes {-code-}{+specs+}.',
    ]);
    expect(changes[0]).toMatchObject({area: 'main', section: 'All tools'});
  });

  it('compares items with those of the same list', () => {
    const before = [...card('Kiro', 0), heading, ...card('Codex', 1), ...card('Kiro', 1)];
    const after = [...card('Kiro', 0), heading, ...card('Kiro', 1), ...card('Codex', 1)];

    expect(changesOf(before, after)).toEqual(['reordered: Kiro moved before Codex']);
  });

  it('ignores the order of items that were added or removed', () => {
    const before = [...card('Codex'), ...card('Old one'), ...card('Kiro')];
    const after = [...card('New one'), ...card('Codex'), ...card('Kiro')];

    expect(changesOf(before, after).filter((change) => change.startsWith('reordered'))).toEqual([]);
  });
});
