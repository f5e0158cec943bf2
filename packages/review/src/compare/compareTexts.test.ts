/** @jest-environment node */
import type {PageCapture} from '../capture/capturePage';
import type {AriaNode} from '../capture/readTree';
import {changeInWords} from '../report/words';
import {compareTexts, compareTrees} from './compareTexts';

const paragraph = (text: string) => ({role: 'paragraph', text});
const heading = (name: string, level = 2) => ({role: 'heading', level, name});
const card = (name: string, text: string) => ({
  role: 'listitem',
  children: [
    {...heading(name, 3), children: [name, {role: 'button', name: 'Copy link'}]},
    paragraph(text),
  ],
});
const list = (...children: AriaNode[]) => ({role: 'list', children});

/** The changes between two main parts of a page, in words. */
const compare = (before: AriaNode[], after: AriaNode[]): string[] =>
  compareTrees([{role: 'main', children: before}], [{role: 'main', children: after}]).map(
    changeInWords,
  );

it('shows the changed words of a long sentence, and where it is', () => {
  const sentence = (gain: string) =>
    paragraph(`One two three four five six seven ${gain} eight nine ten eleven twelve thirteen`);

  expect(compare([heading('Gains'), sentence('20%')], [heading('Gains'), sentence('25%')])).toEqual(
    [
      'Under “Gains”: “… two three four five six seven 20% eight nine ten eleven twelve thirteen” is now “… two three four five six seven 25% eight nine ten eleven twelve thirteen”.',
    ],
  );
});

it('finds what was added and removed', () => {
  expect(
    compare(
      [paragraph('Old words here'), paragraph('Same')],
      [paragraph('Same'), paragraph('Fresh ideas')],
    ),
  ).toEqual(['“Old words here” is removed.', '“Fresh ideas” is new.']);
});

it('reports a card that moved as one change, with the edit in it', () => {
  expect(
    compare(
      [list(card('A', 'First'), card('B', 'Costs $10 a month'), card('C', 'Third'))],
      [list(card('B', 'Costs $12 a month'), card('A', 'First'), card('C', 'Third'))],
    ),
  ).toEqual([
    expect.stringMatching(/“[AB]” moved (before “B”|before “A”|before “C”)\.$/),
    'Under “B”: “Costs $10 a month” is now “Costs $12 a month”.',
  ]);
});

it('finds a text that moved to another section', () => {
  expect(
    compare(
      [heading('A'), paragraph('Wanders'), heading('B'), paragraph('Stays')],
      [heading('A'), heading('B'), paragraph('Stays'), paragraph('Wanders')],
    ),
  ).toEqual(['Under “B”: “Wanders” moved from “A”.']);
});

it('tells the texts of a section that moved', () => {
  const section = (name: string) => [heading(name), paragraph(`About ${name}`)];

  expect(
    compare([...section('Sales'), ...section('Cost')], [...section('Cost'), ...section('Sales')]),
  ).toEqual([
    'Heading: “Sales” moved to another place.',
    'Under “Sales”: “About Sales” moved to another place.',
  ]);
});

it('tells no numbers that only follow from the order of steps', () => {
  const step = (number: number, name: string) => ({
    role: 'listitem',
    children: [String(number), heading(name, 3)],
  });
  const steps = (...names: string[]) => list(...names.map((name, index) => step(index + 6, name)));

  expect(compare([steps('A', 'B', 'C')], [steps('B', 'A', 'C')])).toEqual([
    expect.stringMatching(/^“[AB]” moved before “[AC]”\.$/),
  ]);
  // The author swapped the lines, and each step kept its number.
  expect(compare([steps('A', 'B', 'C')], [list(step(7, 'B'), step(6, 'A'), step(8, 'C'))])).toEqual(
    [expect.stringMatching(/^“[AB]” moved before “[AC]”\.$/)],
  );
  expect(compare([steps('A', 'B', 'C')], [steps('A', 'New', 'B', 'C')])).toEqual([
    'Heading: “New” is new.',
  ]);
  const figure = (text: string) => list({role: 'listitem', children: [text, paragraph('days')]});
  expect(compare([figure('2')], [figure('3')])).toEqual(['“2” is now “3”.']);
});

it('tells years that items of a list start with', () => {
  const timeline = (...years: number[]) =>
    list(
      ...years.map((year, index) => ({
        role: 'listitem',
        children: [String(year), heading(`Milestone ${index + 1}`, 3)],
      })),
    );

  expect(compare([timeline(2024, 2025)], [timeline(2026, 2027)])).toEqual([
    '“2024” is now “2026”.',
    'Under “Milestone 1”: “2025” is now “2027”.',
  ]);
});

it('finds a row that moved, and the cell that changed', () => {
  const row = (name: string, price: string) => ({
    role: 'row',
    children: [
      {role: 'rowheader', name},
      {role: 'cell', name: price},
    ],
  });
  const tableOf = (...rows: AriaNode[]) => ({
    role: 'table',
    children: [{role: 'rowgroup', children: rows}],
  });

  expect(
    compare(
      [tableOf(row('A', '$1'), row('B', '$2'), row('C', '$3'))],
      [tableOf(row('B', '$2'), row('C', '$4'), row('A', '$1'))],
    ),
  ).toEqual(['“A” moved to the end.', 'In the cell “C”: “$3” is now “$4”.']);
});

it('tells the same edit in two places twice, and once for both widths', () => {
  const capture = (price: string): PageCapture => {
    const children = ['Bolt', 'Lovable'].flatMap((name) => [heading(name), paragraph(price)]);
    const tree = [{role: 'main', children}];
    const view = {screenshot: Buffer.of(), mainRows: {top: 0, height: 0}, tree};
    return {path: '/', title: '', views: {desktop: view, phone: view}, facts: []};
  };

  expect(compareTexts(capture('From $10'), capture('From $12')).map(changeInWords)).toEqual([
    'Under “Bolt”: “From $10” is now “From $12”.',
    'Under “Lovable”: “From $10” is now “From $12”.',
  ]);
});
