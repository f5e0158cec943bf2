import {screen, within} from '@testing-library/react';
import {timeSaved} from '../../figures/timeSaved';
import {example} from '../../testing/example';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Studies from '.';

const {studies} = records;
const texts = records.uiTexts.studies;
const charted = studies.filter(({effect}) => effect);

beforeEach(() => {
  records.example = example;
  renderInSite(<Studies caption="The studies" targetFrom={30} targetTo={50} />);
});

it('is a table for screen readers, with a row for each study that has a figure', () => {
  const table = screen.getByRole('table', {name: 'The studies'});
  const [, ...rows] = within(table).getAllByRole('row');

  expect(rows).toHaveLength(charted.length);
  rows.forEach((row, index) => {
    const study = charted[index] as (typeof charted)[number];
    const {best, low} = timeSaved(study) ?? {};
    expect(within(row).getByRole('rowheader')).toHaveTextContent(`${study.name}, ${study.year}`);
    const text = within(row).getByRole('cell').textContent;
    expect(text).toContain(String(best ?? low).replace('-', '−'));
  });
});

it('says what its marks mean', () => {
  // Break-even of 5% of all hours is 6% of development time, which is four-fifths of them.
  const labels = [
    texts.slower,
    texts.faster,
    texts.target,
    texts.observed,
    texts.breakEven.replace('{percent}', '6'),
  ];
  for (const label of labels) {
    expect(screen.getByText(label)).toBeInTheDocument();
  }
  const others = studies.length - charted.length;
  expect(screen.getByText(texts.others.replace('{count}', String(others)))).toBeInTheDocument();
});
