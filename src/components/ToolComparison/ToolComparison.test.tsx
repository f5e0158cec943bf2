import {act, screen, within} from '@testing-library/react';
import type {ComparisonRow} from '../../content/schema';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import {idOf} from '../../tools/idOf';
import ToolComparison from '.';
import {columns} from './columns';
import {maxCompared} from './comparedIds';

const {comparison, tools, uiTexts} = records;
const words = uiTexts.toolComparison;
const names = comparison.map(({name}) => name);
const [first = '', second = '', third = '', fourth = '', fifth = ''] = names;

const toolId = (name: string) => tools.find((tool) => tool.name === name)?.id ?? idOf(name);
// By role, this would take seconds: jsdom computes the style of every cell.
const shownNames = () =>
  Array.from(document.querySelectorAll('tr[id]:not([hidden]) th'), (cell) =>
    cell.getAttribute('aria-label'),
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
  it('has the tools that work in a repository first, then those that build whole apps', () => {
    show();

    const parts = Array.from(document.querySelectorAll('tbody'), (body) =>
      Array.from(body.querySelectorAll('th'), (cell) => cell.ariaLabel ?? cell.textContent),
    );
    const hostedBy = (hosting: ComparisonRow['hosting']) =>
      comparison.filter((row) => row.hosting === hosting).map(({name}) => name);
    expect(parts).toEqual([
      [words.kinds.repository, ...hostedBy('external')],
      [words.kinds.apps, ...hostedBy('inplace')],
    ]);
  });

  it('has a column for every fact that has a heading', () => {
    const {name: _, ...facts} = words.columns;

    expect(columns.flatMap(({fields}) => fields)).toEqual(Object.keys(facts));
  });

  it('opens a row on a phone', async () => {
    show();
    const toggle = screen.getByLabelText(words.details.replace('{name}', first));
    await click(toggle);

    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle.closest('tr')).toHaveAttribute('data-open');
  });

  it('shows two tools side by side, what differs first, and then all again', async () => {
    const same = {backendTech: 'Any language', backendExport: true, mobileSupport: true};
    const [row, other] = comparison as [ComparisonRow, ComparisonRow];
    const pair = [
      {...row, ...same, costPerMonth: '$10', notes: {}},
      {...other, ...same, costPerMonth: '$20', notes: {mobileSupport: 'With Expo'}},
    ];
    records.comparison = [...pair, ...comparison.slice(2)];
    show();
    await tick(first);
    expect(status()).toBe(said('chosen', {tools: first}));
    expect(screen.getByText(words.oneMore)).toBeVisible();
    expect(screen.queryByText(words.sideBySide)).toBeNull();
    await tick(second);
    expect(status()).toBe(said('chosen', {tools: `${first}, ${second}`}));

    await click(button(words.sideBySide));
    expect(shownNames()).toEqual([first, second]);
    expect(status()).toBe(said('sideBySide', {tools: `${first}, ${second}`}));
    expect(location.search).toBe(`?compare=${toolId(first)},${toolId(second)}`);
    const labels = Array.from(document.querySelectorAll('thead th'), (cell) => cell.textContent);
    expect(labels).toEqual(
      expect.arrayContaining([words.columns.costPerMonth, words.columns.mobileSupport]),
    );
    expect(labels).not.toContain(words.groups.backEnd);
    const fold = screen.getByText(words.groups.backEnd).closest('details');
    expect(fold?.querySelectorAll('dt')).toHaveLength(columns.length + 1 - labels.length);
    expect(fold).toHaveTextContent('Any language');

    await click(button(words.showTable));
    expect(shownNames()).toEqual(names);
    expect(location.search).toBe('');
    expect(box(first)).toBeChecked();

    await tick(first, second);
    expect(status()).toBe('');
  });

  it('removes a tool by the button next to its name, also from the address', async () => {
    history.replaceState(null, '', `/tools?compare=${[first, second, third].map(toolId).join()}`);
    show();

    await click(screen.getByLabelText(words.remove.replace('{name}', second)));
    expect(shownNames()).toEqual([first, third]);
    expect(location.search).toBe(`?compare=${toolId(first)},${toolId(third)}`);

    await click(screen.getByLabelText(words.remove.replace('{name}', third)));
    expect(shownNames()).toEqual(names);
    expect(box(first)).toBeChecked();
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
    expect(button(words.sideBySide)).toBeVisible();
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
      ...{backendExport: true, frontendExport: false, figmaImport: false},
    };
    const notes = {backendExport: 'Code only', frontendExport: 'Through GitHub'};
    const row = comparison[0] as ComparisonRow;
    records.comparison = [{...row, ...facts, name: 'Cline', sources, notes}];
    records.tools = [];
    show();
  });

  it('links a price and a check mark to their sources, or the note below a check mark', () => {
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

  it('has no dash where a note says more, except for screen readers', () => {
    const cell = screen.getByText('Through GitHub').closest('td');
    expect(cell).toHaveTextContent(`${words.columns.frontendExport} ${words.no} Through GitHub`);
    expect(cell?.querySelector('.no')).toBeNull();
    const [dash] = screen.getByText(words.no, {selector: 'a *'}).closest('a')?.children ?? [];
    expect(dash).toHaveClass('no');
  });

  it('without a card has an id from its name', () => {
    expect(screen.getByRole('rowheader', {name: 'Cline'}).closest('tr')?.id).toBe('compare-cline');
  });
});
