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

  it('is a table with a name', () => {
    expect(screen.getByRole('table', {name: 'Two ways compared'})).toBeVisible();
  });

  it('heads its columns as the Markdown table does', () => {
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Aspect', 'Traditional', 'With AI']);
  });

  it('heads each row with its aspect', () => {
    const aspects = screen.getAllByRole('rowheader').map((aspect) => aspect.textContent);
    expect(aspects).toEqual(['Speed', 'Cost']);
  });

  it('reads the cells of a row in order, with their emphasis', () => {
    const row = screen.getByRole('rowheader', {name: 'Speed'}).closest('tr') as HTMLElement;
    expect(within(row).getByRole('cell', {name: 'Slow'})).toContainElement(
      within(row).getByRole('emphasis'),
    );
    expect(within(row).getAllByRole('cell')).toHaveLength(2);
    expect(within(row).getAllByRole('cell')[1]).toHaveAccessibleName('Fast');
  });

  it('repeats the side in each cell, for the eye alone', () => {
    const labels = screen.getAllByText('With AI', {selector: 'td *'});
    expect(labels).toHaveLength(2);
    labels.forEach((label) => {
      expect(label).toHaveAttribute('aria-hidden', 'true');
    });
  });

  it('favors the last side', () => {
    const favored = screen.getAllByRole('cell').map((cell) => cell.classList.contains('favored'));
    expect(favored).toEqual([false, true, false, true]);
  });
});

describe('a comparison refuses', () => {
  beforeEach(() => {
    // React reports the error too.
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
      `<ComparisonTable> holds one Markdown table and nothing else, but it holds ${String(count)} things. ` +
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
      `Row 1 of the table in <ComparisonTable> has ${String(count)} cells, but its head has 2.`,
    );
  });
});
