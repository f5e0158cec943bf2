import {render, screen} from '@testing-library/react';
import {readRecords} from '../../content/readRecords';
import type {ComparisonRow} from '../../content/schema';
import ToolComparison from '.';

const {comparison, interface: site} = readRecords(process.cwd());
const words = site.toolComparison;
const row = comparison[0] as ComparisonRow;

beforeEach(() => {
  const sources = {costPerMonth: '/price', backendExport: '/export', figmaImport: '/figma'};
  const facts = {costPerMonth: '$0–$25', backendExport: true, figmaImport: false} as const;
  render(
    <ToolComparison
      caption="Tools compared"
      rows={[{...row, ...facts, name: 'Cline', sources, notes: {backendExport: 'Code only'}}]}
      tools={[{id: 'replit-agent', name: 'Replit'}]}
      words={words}
    />,
  );
});

it('links a price and a mark to their sources, or the note below a mark', () => {
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Code only', '/export'],
    ['$0–$25', '/price'],
    [words.no, '/figma'],
  ]);
});

it('gives a row without a card an id from its name', () => {
  expect(screen.getByRole('rowheader', {name: 'Cline'}).closest('tr')?.id).toBe('compare-cline');
});
