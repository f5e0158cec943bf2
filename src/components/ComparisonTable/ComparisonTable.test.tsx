import {render, screen, within} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';
import ComparisonTable from '.';

const inTable = (markdown: string) =>
  renderMarkdown(
    `<ComparisonTable caption="Two ways compared">\n\n${markdown}\n\n</ComparisonTable>`,
  );

const table = `
| Aspect | Traditional | With AI |
| --- | --- | --- |
| Speed | *Slow* | Fast |
| Cost | Hours | Fewer hours |
`;

describe('a comparison', () => {
  beforeEach(async () => {
    await inTable(table);
  });

  it('is a table with an accessible name', () => {
    expect(screen.getByRole('table', {name: 'Two ways compared'})).toBeVisible();
  });

  it('takes its column headers from the Markdown table', () => {
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Aspect', 'Traditional', 'With AI']);
  });

  it('uses the aspect as the row header', () => {
    const aspects = screen.getAllByRole('rowheader').map((aspect) => aspect.textContent);
    expect(aspects).toEqual(['Speed', 'Cost']);
  });

  it('keeps the order and the formatting of the cells', () => {
    const row = screen.getByRole('rowheader', {name: 'Speed'}).closest('tr') as HTMLElement;
    expect(within(row).getByRole('cell', {name: 'Traditional Slow'})).toContainElement(
      within(row).getByRole('emphasis'),
    );
    expect(within(row).getAllByRole('cell')).toHaveLength(2);
    expect(within(row).getAllByRole('cell')[1]).toHaveAccessibleName('With AI Fast');
  });

  it('repeats the column header in each cell, for small screens', () => {
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual([
      'Traditional Slow',
      'With AI Fast',
      'Traditional Hours',
      'With AI Fewer hours',
    ]);
  });

  it('highlights the last column', () => {
    const favored = screen.getAllByRole('cell').map((cell) => cell.classList.contains('favored'));
    expect(favored).toEqual([false, true, false, true]);
  });
});

describe('a comparison rejects', () => {
  beforeEach(() => {
    // React logs the error, too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['a paragraph', 'Text', 1],
    ['two tables', `${table}\n\n${table}`, 2],
    ['a table and a paragraph', `${table}\n\nText`, 2],
    ['nothing', '', 0],
  ])('%s', async (_what, markdown, count) => {
    await expect(inTable(markdown)).rejects.toThrow(
      `<ComparisonTable> must contain one Markdown table and nothing else. It contains ${String(count)} elements. ` +
        'Keep an empty line above and below the table.',
    );
  });

  it.each([
    ['too few', 1],
    ['too many', 3],
  ])('a row with %s cells', (_what, count) => {
    const cells = Array.from({length: count}, (_, index) => <td key={index}>Cell</td>);
    const show = () =>
      render(
        <ComparisonTable caption="Two ways compared">
          <table>
            <thead>
              <tr>
                <th>Aspect</th>
                <th>Traditional</th>
              </tr>
            </thead>
            <tbody>
              <tr>{cells}</tr>
            </tbody>
          </table>
        </ComparisonTable>,
      );

    expect(show).toThrow(
      `Row 1 of the table in <ComparisonTable> has ${String(count)} cells, but the header row has 2.`,
    );
  });
});
