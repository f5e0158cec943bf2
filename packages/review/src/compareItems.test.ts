/** @jest-environment node */
import {compareItems} from './compareItems';
import {readBuiltPage} from './readBuiltPage';
import {runsOf, spotOf, changeTitle} from './report/words';

const card = (name: string, text: string) =>
  `<li><h3>${name}</h3><p>${text}</p><p><a href="/benefits">Learn more</a></p></li>`;

const compareHtml = (before: string, after: string) =>
  compareItems(readBuiltPage(before).items, readBuiltPage(after).items);

/** The changes as the report shows them: `Under “A”: [before]{after}` */
const told = (before: string, after: string): string[] =>
  compareHtml(before, after).map((change) => {
    const marks = {same: ['', ''], removed: ['[', ']'], added: ['{', '}']};
    const words = runsOf(change)
      .map(({kind, text}) => marks[kind].join(text))
      .join('');
    const also = change.alsoAt.map((place) => ` (${spotOf(place)})`);
    return [changeTitle(change), words].filter(Boolean).join(': ') + also.join('');
  });
const compare = (before: string, after: string): string[] =>
  told(`<main>${before}</main>`, `<main>${after}</main>`);

it('tells a new link where it is, although the same address is linked elsewhere', () => {
  const other = '<h2>AI vs Traditional</h2><p>See <a href="/benefits#evidence">studies</a></p>';

  expect(
    compare(
      `<h2>Limits</h2><p>Last</p>${other}`,
      `<h2>Limits</h2><p><a href="/benefits#evidence">Last</a></p>${other}`,
    ),
  ).toEqual(['Link “Last”: {/benefits#evidence}']);
});

it('tells a heading once if something else is new above it', () => {
  const page = (title: string, ...links: string[]) => {
    const items = links.map((name) => `<li><a href="/${name}">${name}</a></li>`);
    return `<header><ul>${items.join('')}</ul></header><main><h1>${title}</h1></main>`;
  };

  expect(
    told(page('Transform Your Process', 'Home'), page('Ship in half the time', 'Home', 'Contact')),
  ).toEqual(['Link: {Contact}', 'Heading: [Transform Your Process] {Ship in half the time}']);
});

it.each([
  [
    'new words',
    '<p><a href="/a">A</a></p>',
    '<p><a href="/a">All of it</a></p>',
    '[A] {All of it}',
  ],
  [
    'a new address',
    '<p><a href="/a">A</a></p>',
    '<p><a href="/b">A</a></p>',
    'Link “A”: [/a] {/b}',
  ],
  [
    'a new number',
    '<p><a href="tel:+12025550142">+1 202-555-0142</a></p>',
    '<p><a href="tel:+12025550199">+1 202-555-0199</a></p>',
    '+1 202-555-[0142]{0199}',
  ],
  [
    'new words that screen readers say, too',
    '<p><a href="/a" aria-label="See Bolt now">See Bolt</a></p>',
    '<p><a href="/a" aria-label="See Kiro now">See Kiro</a></p>',
    '[See Bolt] {See Kiro}',
  ],
])('tells a link with %s as one edit', (_what, before, after, change) => {
  expect(compare(before, after)).toEqual([change]);
});

it('finds what was added and removed', () => {
  expect(compare('<p>Old words here</p><p>Same</p>', '<p>Same</p><p>Fresh ideas</p>')).toEqual([
    '[Old words here]',
    '{Fresh ideas}',
  ]);
});

it('tells what changes only for screen readers', () => {
  expect(
    compare(
      '<nav aria-label="Main"><img src="/a.svg" alt="A cat"></nav><h2>Same</h2>',
      '<nav aria-label="Pages"><img src="/a.svg" alt="A dog"></nav><h3>Same</h3>',
    ),
  ).toEqual([
    'Screen reader text: [Main] {Pages}',
    'Screen reader text: [A cat] {A dog}',
    'Screen reader text “Same”: heading, level [2]{3}',
  ]);
});

it('tells a card that was added as a whole', () => {
  expect(
    compare(
      `<ul>${card('A', 'First')}</ul>`,
      `<ul>${card('A', 'First')}${card('B', 'Second')}</ul>`,
    ),
  ).toEqual(['Heading: {B\nSecond\nLearn more}']);
});

it('tells a card that moved and changed as one move and one edit', () => {
  expect(
    compare(
      `<ul>${card('A', 'First')}${card('B', 'Costs $10 a month')}${card('C', 'Third')}</ul>`,
      `<ul>${card('B', 'Costs $12 a month')}${card('A', 'First')}${card('C', 'Third')}</ul>`,
    ),
  ).toEqual(['Moved: B', 'Under “B”: Costs $[10]{12} a month']);
});

it('tells a section that moved once', () => {
  const section = (name: string) =>
    `<h2>${name}</h2><ul>${card(`${name} card`, `About ${name}`)}</ul>`;

  expect(
    compare(
      section('Sales') + section('Cost') + section('Proof'),
      section('Cost') + section('Proof') + section('Sales'),
    ),
  ).toEqual(['Moved: Sales']);
});

it('tells a row that moved once, and an edited cell in its place', () => {
  const row = (name: string, price: string) => `<tr><th>${name}<td>${price}<td>Yes`;
  const table = (...rows: string[]) =>
    `<table><thead><tr><th>Tool<th>Price<th>Export<tbody>${rows.join('')}</table>`;
  const [bolt, kiro, lovable] = [row('Bolt', '$10'), row('Kiro', '$20'), row('Lovable', '$10')];

  expect(compare(table(bolt, kiro, lovable), table(lovable, bolt, kiro))).toEqual([
    'Moved: Lovable',
  ]);
  expect(compare(table(bolt, kiro), table(row('Bolt', 'Free'), kiro))).toEqual([
    'In the cell “Bolt, Price”: [$10] {Free}',
  ]);
});

it('tells a logo that was removed from three places once', () => {
  const page = (logo: string) =>
    ['Bolt', 'Lovable', 'Kiro']
      .map((name) => `<ul><li>${logo}<h3>${name}</h3></li></ul>`)
      .join('<p>Other</p>');

  expect(compare(page('<img src="/a.svg" alt="">'), page(''))).toEqual([
    'Under “Bolt”, image: [/a.svg] (under “Lovable”) (under “Kiro”)',
  ]);
});
