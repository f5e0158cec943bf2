/** @jest-environment node */
import type {PageCapture} from '../capture/capturePage';
import {readTree} from '../capture/readTree';
import type {AriaNode} from '../capture/ariaNodes';
import {placeOf, runsOf} from '../report/words';
import {compareTexts} from './compareTexts';

const paragraph = (...children: AriaNode[]) => ({role: 'paragraph', children});
const heading = (name: string, level = 2) => ({role: 'heading', level, name});
const link = (name: string, url: string) => ({role: 'link', name, url});
const list = (...children: AriaNode[]) => ({role: 'list', children});
const card = (name: string, text: string) => ({
  role: 'listitem',
  children: [
    {...heading(name, 3), children: [name, {role: 'button', name: 'Copy link'}]},
    paragraph(text),
    paragraph(link('Learn more', `/${name}`)),
  ],
});
const main = (...children: AriaNode[]) => [{role: 'main', children}];

const capture = (desktop: AriaNode[], phone = desktop): PageCapture => ({
  views: {
    desktop: {texts: readTree(desktop), bands: []},
    phone: {texts: readTree(phone), bands: []},
  },
  facts: [],
});

/** The changes as the report shows them: `Under “A”: [before] {after}` */
const told = (before: PageCapture, after: PageCapture): string[] =>
  compareTexts(before, after).map((change) => {
    const marks = {same: ['', ''], removed: ['[', ']'], added: ['{', '}']};
    const words = runsOf(change)
      .map(({kind, text}) => marks[kind].join(text))
      .join('');
    return [placeOf(change), words].filter(Boolean).join(': ');
  });
const compare = (before: AriaNode[], after: AriaNode[]): string[] =>
  told(capture(main(...before)), capture(main(...after)));

it('tells a new link where it is, although the same address is linked elsewhere', () => {
  const other = [
    heading('AI vs Traditional'),
    paragraph('See what', link('studies measured', '/benefits#evidence')),
  ];

  expect(
    compare(
      [heading('Limits'), paragraph('Last'), ...other],
      [heading('Limits'), paragraph(link('Last', '/benefits#evidence')), ...other],
    ),
  ).toEqual(['Link “Last”: {/benefits#evidence}']);
});

it('tells a heading once if something else is new above it, and only one width shows that', () => {
  const page = (title: string, ...links: AriaNode[]) => [
    {role: 'banner', children: [{role: 'list', children: links}]},
    ...main(heading(title, 1)),
  ];
  const item = (name: string) => ({role: 'listitem', children: [link(name, `/${name}`)]});
  const [before, after] = ['Transform Your Process', 'Ship in half the time'];

  expect(
    told(
      capture(page(before, item('Home')), page(before)),
      capture(page(after, item('Home'), item('Contact')), page(after)),
    ),
  ).toEqual([
    'Link “Contact”: {/Contact}',
    'Heading: [Transform Your Process] {Ship in half the time}',
  ]);
});

it('tells a link with new words as one edit', () => {
  expect(
    compare([paragraph(link('Tools', '/tools'))], [paragraph(link('All about it', '/tools'))]),
  ).toEqual(['[Tools] {All about it}']);
  const phone = (number: string) =>
    paragraph(link(`+1 202-555-${number}`, `tel:+1202555${number}`));
  expect(compare([phone('0142')], [phone('0199')])).toEqual(['+1 202-555-[0142]{0199}']);
});

it('finds what was added and removed', () => {
  expect(
    compare(
      [paragraph('Old words here'), paragraph('Same')],
      [paragraph('Same'), paragraph('Fresh ideas')],
    ),
  ).toEqual(['[Old words here]', '{Fresh ideas}']);
});

it('tells a card that moved and changed as one move and one edit', () => {
  expect(
    compare(
      [list(card('A', 'First'), card('B', 'Costs $10 a month'), card('C', 'Third'))],
      [list(card('B', 'Costs $12 a month'), card('A', 'First'), card('C', 'Third'))],
    ),
  ).toEqual(['Moved to the top: B', 'Under “B”: Costs $[10]{12} a month']);
});

it('tells a section that moved once', () => {
  const section = (name: string) => [heading(name), list(card(`${name} card`, `About ${name}`))];

  expect(
    compare(
      [...section('Sales'), ...section('Cost'), ...section('Proof')],
      [...section('Cost'), ...section('Proof'), ...section('Sales')],
    ),
  ).toEqual(['Moved after “Proof”: Sales']);
});

it('tells no numbers that only follow from the order of steps', () => {
  const step = (number: number, name: string) => ({
    role: 'listitem',
    children: [String(number), heading(name, 3)],
  });
  const steps = (...names: string[]) => list(...names.map((name, index) => step(index + 6, name)));

  expect(compare([steps('A', 'B', 'C')], [steps('B', 'A', 'C')])).toEqual([
    expect.stringMatching(/^Moved after “[AB]”: [AB]$/),
  ]);
  expect(compare([steps('A', 'B', 'C')], [steps('A', 'New', 'B', 'C')])).toEqual([
    'Heading: {New}',
  ]);
});

it('names the cell of a table with two rows of headers, in the words of a desktop', () => {
  const row = (...children: AriaNode[]) => ({role: 'row', children});
  const column = (name: string) => ({role: 'columnheader', name});
  const cell = (name: string) => ({role: 'cell', name});
  const table = (price: string, isOnPhone = false) =>
    main({
      role: 'table',
      children: [
        row(column('Tool'), column('Decide')),
        row(column('Price'), column('Data')),
        row(
          {role: 'rowheader', name: 'Bolt'},
          cell(isOnPhone ? `Price ${price}` : price),
          cell('None'),
        ),
      ],
    });

  expect(
    told(capture(table('$10'), table('$10', true)), capture(table('$12'), table('$12', true))),
  ).toEqual(['In the cell “Bolt, Price”: [$10] {$12}']);
});

it('tells the same edit in two places twice', () => {
  const prices = (price: string) =>
    ['Bolt', 'Lovable'].flatMap((name) => [heading(name, 3), paragraph(`From ${price}`)]);

  expect(compare(prices('$10'), prices('$12'))).toEqual([
    'Under “Bolt”: From $[10]{12}',
    'Under “Lovable”: From $[10]{12}',
  ]);
});
