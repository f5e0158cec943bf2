import {act, screen, within} from '@testing-library/react';
import {idOf} from '../../content/idOf';
import type {ComparisonRow} from '../../content/schema';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import {maxCompared} from './comparedIds';
import ToolComparison from '.';

const {comparison, tools, uiTexts} = records;
const words = uiTexts.toolComparison;
const names = comparison.map(({name}) => name);
const [first = '', second = '', third = '', fourth = '', fifth = ''] = names;

const toolId = (name: string) => tools.find((tool) => tool.name === name)?.id ?? idOf(name);
// By role, this would take seconds: jsdom computes the style of every cell.
const shownNames = () =>
  Array.from(
    document.querySelectorAll('tbody tr[id]:not([hidden]) th'),
    (cell) => cell.textContent,
  );
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(words.compare.replace('{name}', name));
const button = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement;
/** Faster than `userEvent`, which computes the style of every cell, too. */
const click = (element: HTMLElement) =>
  act(() => {
    element.focus();
    element.click();
    return Promise.resolve();
  });
const tick = async (...some: string[]) => {
  for (const name of some) {
    await click(box(name));
  }
};
const status = () => screen.getByRole('status').textContent;
const said = (text: keyof typeof words.status, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    words.status[text],
  );

beforeEach(() => {
  history.replaceState(null, '', '/tools');
  Object.assign(records, {comparison, tools});
});

const show = () => void renderInSite(<ToolComparison caption="Tools compared" />);

describe('the comparison', () => {
  it('shows two tools side by side, with the label of each cell, and then all again', async () => {
    show();
    await tick(first);
    expect(status()).toBe(said('chosen', {tools: first}));
    expect(button(words.sideBySide)).toBeDisabled();
    await tick(second);
    expect(status()).toBe(said('chosen', {tools: `${first}, ${second}`}));

    await click(button(words.sideBySide));
    expect(shownNames()).toEqual([first, second]);
    expect(status()).toBe(said('sideBySide', {tools: `${first}, ${second}`}));
    const cell = document.querySelector<HTMLElement>('tbody tr td');
    expect(cell?.firstChild).toHaveTextContent(words.columns.costPerMonth);
    expect(location.search).toBe(`?compare=${toolId(first)},${toolId(second)}`);

    await click(button(words.showTable));
    expect(shownNames()).toEqual(names);
    expect(location.search).toBe('');
    expect(box(first)).toBeChecked();

    await tick(first, second);
    expect(status()).toBe('');
  });

  it('takes no more than four', async () => {
    show();

    await tick(first, second, third, fourth);
    expect(box(fifth)).toBeDisabled();
    expect(document.querySelectorAll(':checked')).toHaveLength(maxCompared);

    await tick(first);
    expect(box(fifth)).toBeEnabled();
  });
});

describe('the address', () => {
  it('can be opened', () => {
    history.replaceState(null, '', `/tools?compare=${toolId(third)},${toolId(first)}`);
    show();

    expect(shownNames()).toEqual([first, third]);
    expect(box(third)).toBeChecked();
    expect(button(words.showTable)).toBeEnabled();
  });

  it.each([
    ['one tool', toolId(first), ''],
    ['an unknown tool', `nope,${toolId(first)}`, 'nope'],
    ['only unknown tools', 'nope,$&', 'nope, $&'],
  ])('with %s shows the table, and names what is unknown', (_what, compare, unknown) => {
    history.replaceState(null, '', `/tools?compare=${encodeURIComponent(compare)}`);
    show();

    expect(shownNames()).toEqual(names);
    expect(status()).toContain(unknown);
  });

  it('of a hidden row shows the table', () => {
    const two = `compare=${toolId(first)},${toolId(second)}`;
    history.replaceState(null, '', `/tools?${two}#compare-${toolId(third)}`);
    show();

    expect(shownNames()).toEqual(names);
    expect(button(words.sideBySide)).toBeEnabled();
  });
});

describe('a row', () => {
  beforeEach(() => {
    const sources = {
      ...{costPerMonth: '/price', dataTerms: '/data'},
      ...{backendExport: '/export', figmaImport: '/figma'},
    };
    const facts = {
      ...{costPerMonth: '$0–$25', dataTerms: 'See its policy'},
      ...{backendExport: true, figmaImport: false},
    };
    const notes = {backendExport: 'Code only'};
    const row = comparison[0] as ComparisonRow;
    records.comparison = [{...row, ...facts, name: 'Cline', sources, notes}];
    records.tools = [];
    show();
  });

  it('links a price and a mark to their sources, or the note below a mark', () => {
    const links = within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['$0–$25', '/price'],
      ['See its policy', '/data'],
      ['Code only', '/export'],
      [words.no, '/figma'],
    ]);
  });

  it('without a card has an id from its name', () => {
    expect(screen.getByRole('rowheader', {name: 'Cline'}).closest('tr')?.id).toBe('compare-cline');
  });
});
