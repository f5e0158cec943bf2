import {screen, within} from '@testing-library/react';
import type {ComparisonRow} from '../../content/schema';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import ToolComparison from '.';

const {comparison, uiTexts} = records;
const words = uiTexts.toolComparison;
const row = comparison[0] as ComparisonRow;

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
  records.comparison = [{...row, ...facts, name: 'Cline', sources, notes}];
  records.tools = [];
  renderInSite(<ToolComparison caption="Tools compared" />);
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

it('gives a row without a card an id from its name', () => {
  expect(screen.getByRole('rowheader', {name: 'Cline'}).closest('tr')?.id).toBe('compare-cline');
});
