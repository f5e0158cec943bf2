/** @jest-environment node */
import type {TextBlock} from '../capture/PageCapture';
import type {Action} from '../use/Action';
import {noOutcome} from '../use/PageUse';
import type {Outcome, PageUse, Use} from '../use/PageUse';
import {compareTexts} from './compareTexts';
import {compareUses} from './compareUses';

const block = (text: string): TextBlock => ({area: 'main', section: '', isHeading: false, text});

const press = (name: string): Action => ({
  kind: 'button',
  key: `button ${name}`,
  name,
  isShared: false,
});

const shows = (...texts: string[]): Outcome => ({
  ...noOutcome,
  isChanged: true,
  blocks: texts.map(block),
});

const use = (name: string, outcome: Outcome, worksByKeyboard = true): Use => ({
  steps: [press(name)],
  outcome,
  worksByKeyboard,
});

const page = (desktop: Use[], phone: Use[] = []): Record<'phone' | 'desktop', PageUse> => ({
  phone: {uses: phone, unreached: []},
  desktop: {uses: desktop, unreached: []},
});

const compare = (before: Use[], after: Use[], texts: [string, string] = ['', '']) =>
  compareUses(page(before), page(after), compareTexts([block(texts[0])], [block(texts[1])]));

it('finds nothing when the same happens', () => {
  expect(compare([use('Some', shows('b'))], [use('Some', shows('b'))])).toEqual([]);
});

it('finds controls that do nothing anymore, or only by pointer', () => {
  const before = ['Some', 'More', 'Never'].map((name) =>
    use(name, name === 'Never' ? noOutcome : shows('b')),
  );
  const after = [use('Some', noOutcome), use('More', shows('b'), false), use('Never', noOutcome)];

  expect(compare(before, after)).toMatchObject([
    {steps: 'after pressing “Some”', control: 'Some', broken: 'pointer'},
    {control: 'More', broken: 'keyboard'},
  ]);
});

it('takes a field for broken only if nothing happens whatever is typed', () => {
  const type = (value: string, outcome: Outcome): Use => ({
    steps: [{...press('Search'), kind: 'field', value}],
    outcome,
  });
  const before = [type('in', shows('b')), type('qzx', shows('c'))];

  expect(compare(before, [type('in', noOutcome), type('qzx', shows('c'))])).toMatchObject([
    {broken: undefined},
  ]);
  expect(compare(before, [type('in', noOutcome), type('qzx', noOutcome)])).toMatchObject([
    {broken: 'pointer'},
    {broken: 'pointer'},
  ]);
});

it('mentions a broken control once for both widths', () => {
  const [works, broken] = [[use('Some', shows('b'))], [use('Some', noOutcome)]];
  const changes = compareUses(page(works, works), page(broken, broken), []);

  expect(changes.map(({pairs}) => pairs.map(({viewport}) => viewport))).toEqual([
    ['desktop', 'phone'],
  ]);
});

it('reports each text that differs once, and not what the page shows anyway', () => {
  const before = [use('Some', shows('From $10', 'b')), use('More', shows('b', 'c'))];
  const after = [use('Some', shows('From $12', 'd')), use('More', shows('d', 'c'))];
  const changes = compare(before, after, ['From $10', 'From $12']);

  expect(changes.map(({steps, texts}) => [steps, texts.length])).toEqual([
    ['after pressing “Some”', 2],
  ]);
  expect(compare(before, after)[0]?.texts).toHaveLength(3);
});

it('reports what a phone shows', () => {
  const changes = compareUses(
    page([use('Menu', shows('b'))], [use('Menu', shows('b'))]),
    page([use('Menu', shows('b'))], [use('Menu', shows('c'))]),
    [],
  );

  expect(changes).toMatchObject([{control: 'Menu', pairs: [{viewport: 'phone'}]}]);
});

it('reports what happens besides the page, and other looks', () => {
  const downloads = (name: string): Outcome => ({...shows('b'), effects: [`downloads ${name}`]});
  const looks = (look: string): Outcome => ({...shows('b'), looks: [look]});
  const changes = compare(
    [use('CSV', downloads('a.csv')), use('Some', looks('button { color: red }'))],
    [use('CSV', downloads('b.csv')), use('Some', looks('button { color: blue }'))],
  );

  expect(changes).toMatchObject([
    {lists: [{what: 'what happens', added: ['downloads b.csv'], removed: ['downloads a.csv']}]},
    {control: 'Some', hasOtherLooks: true},
  ]);
});

it('ignores controls that only one version has', () => {
  expect(compare([use('Old', shows('b'))], [use('New', shows('c'))])).toEqual([]);
});
