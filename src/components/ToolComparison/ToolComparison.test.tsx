import {render, screen, within} from '@testing-library/react';
import type {ComparisonRow} from '../../content/schema';
import {readRecords} from '../../content/readRecords';
import ToolComparison from '.';

const row: ComparisonRow = {
  name: 'Replit',
  backendTech: 'Node.js, Python',
  backendExport: true,
  frontendTech: 'React',
  frontendExport: false,
  llmModel: 'Claude',
  llmIntegration: 'Native',
  hosting: 'inplace',
  costPerMonth: '$0–$25',
  mobileSupport: true,
  figmaImport: false,
  sources: {costPerMonth: 'https://example.com/pricing'},
};

const words = {
  ...readRecords(process.cwd()).interface.toolComparison,
  columns: {
    name: 'Tool',
    backendTech: 'Back end',
    backendExport: 'Back-end export',
    frontendTech: 'Front end',
    frontendExport: 'Front-end export',
    llmModel: 'Model',
    llmIntegration: 'Integration',
    hosting: 'Hosting',
    costPerMonth: 'Cost per month',
    mobileSupport: 'Mobile',
    figmaImport: 'Figma import',
  },
  yes: 'Yes',
  no: 'No',
  hosting: {inplace: 'In place', external: 'External'},
};

beforeEach(() => {
  const rows: ComparisonRow[] = [
    row,
    {
      ...row,
      name: 'Cline',
      hosting: 'external',
      sources: {
        ...row.sources,
        backendExport: 'https://example.com/export',
        figmaImport: 'https://example.com/figma',
      },
      notes: {backendExport: 'Code only'},
    },
  ];
  render(
    <ToolComparison
      caption="Tools compared"
      rows={rows}
      tools={[{id: 'replit-agent', name: 'Replit'}]}
      words={words}
    />,
  );
});

const cellsOf = (tool: string) => {
  const tableRow = screen.getByRole('rowheader', {name: tool}).closest('tr') as HTMLElement;
  return within(tableRow)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it('has the same accessible name as its region', () => {
  const region = screen.getByRole('region', {name: 'Tools compared'});
  expect(within(region).getByRole('table', {name: 'Tools compared'})).toBeVisible();
});

it('has eleven column headers in the order of the specification', () => {
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(Object.values(words.columns));
  expect(heads).toHaveLength(11);
});

it('has a row for each tool, with its name as the row header', () => {
  const names = screen.getAllByRole('rowheader').map((name) => name.textContent);
  expect(names).toEqual(['Replit', 'Cline']);
});

it('shows yes, no and the hosting in words', () => {
  expect(cellsOf('Replit')).toEqual([
    'Node.js, Python',
    'Yes',
    'React',
    'No',
    'Claude',
    'Native',
    'In place',
    '$0–$25',
    'Yes',
    'No',
  ]);
  expect(cellsOf('Cline')[6]).toBe('External');
});

it('shows a note after the value of its cell only', () => {
  expect(cellsOf('Cline')[1]).toBe('Yes Code only');
  expect(cellsOf('Cline')[3]).toBe('No');
});

it('links a price and a mark to their sources, or the note below a mark', () => {
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['$0–$25', 'https://example.com/pricing']);
  expect(links).toContainEqual(['Code only', 'https://example.com/export']);
  expect(links).toContainEqual(['No', 'https://example.com/figma']);
});

it('shows different marks for yes and no', () => {
  expect(screen.getAllByText('Yes')[0]?.parentElement).toHaveAttribute('class', 'yes');
  expect(screen.getAllByText('No')[0]?.parentElement).toHaveAttribute('class', 'no');
});

it('links a row to the card of the same name', () => {
  const link = screen.getByRole('link', {name: 'Replit'});
  expect(link).toHaveAttribute('href', '#tool-replit-agent');
  expect(link.closest('tr')).toHaveAttribute('id', 'compare-replit-agent');
});

it('gives a row without a card an id from its name', () => {
  expect(screen.queryByRole('link', {name: 'Cline'})).toBeNull();
  expect(screen.getByRole('rowheader', {name: 'Cline'}).closest('tr')).toHaveAttribute(
    'id',
    'compare-cline',
  );
});
