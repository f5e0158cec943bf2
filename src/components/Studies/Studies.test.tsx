import {screen, within} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Studies from '.';

it('lists what each study found about whom, with a link to the study itself', () => {
  const studies = readRecord(process.cwd(), 'studies');
  renderInSite(<Studies caption="Our studies" />);

  const [, ...rows] = within(screen.getByRole('table', {name: 'Our studies'})).getAllByRole('row');
  expect(rows).toHaveLength(studies.length);
  studies.forEach(({name, year, url, participants, measured, result}, index) => {
    const row = rows[index] as HTMLElement;
    expect(within(row).getByRole('rowheader')).toHaveTextContent(`, ${year}`);
    expect(within(row).getByRole('link')).toHaveAttribute('href', url);
    for (const text of [name, participants, measured, result]) {
      expect(row).toHaveTextContent(text);
    }
  });
});
