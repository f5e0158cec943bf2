import {screen, within} from '@testing-library/react';
import {renderMarkdown} from '../../testing/renderMarkdown';

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

it('is a table with the headers of the Markdown table, which each cell repeats for small screens', async () => {
  await inTable(table);

  const rows = within(screen.getByRole('table', {name: 'Two ways compared'})).getAllByRole('row');
  const texts = rows.map(({children}) => Array.from(children, ({textContent}) => textContent));
  expect(texts).toEqual([
    ['Aspect', 'Traditional', 'With AI'],
    ['Speed', 'Traditional Slow', 'With AI Fast'],
    ['Cost', 'Traditional Hours', 'With AI Fewer hours'],
  ]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByRole('cell', {name: 'Traditional Slow'})).toContainElement(
    screen.getByRole('emphasis'),
  );
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
});
