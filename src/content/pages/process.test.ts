import {screen, within} from '@testing-library/react';
import {headingsIn, showPage} from '../../testing/pages';

describe('Process', () => {
  beforeEach(async () => {
    await showPage('process');
  });

  it('sums up three phases', () => {
    const phases = screen.getByRole('heading', {name: 'POCs & Demos'}).closest('ul') as HTMLElement;
    expect(headingsIn(phases, 3)).toEqual([
      'POCs & Demos',
      'Development Projects',
      'Support Projects',
    ]);
    expect(phases).toHaveTextContent('Typically 2–3 days');
  });

  it.each([
    ['Presales / POCs', [1, 2, 3, 4, 5]],
    ['Development Projects', [6, 7, 8, 9, 10, 11, 12]],
    ['Support Projects', [13, 14, 15, 16, 17]],
  ])('has the column %s with the steps %j', (title, ids) => {
    const steps = within(screen.getByRole('list', {name: title})).getAllByRole('listitem');
    expect(steps.map((step) => (step as HTMLLIElement).value)).toEqual(ids);
  });

  it('comes back to the beginning', () => {
    expect(screen.getByText('Continuous Improvement & Feedback Loop')).toBeVisible();
  });

  it('takes six months in four stages', () => {
    const timeline = screen.getByText('Month 1').closest('ol') as HTMLElement;
    const stages = within(timeline).getAllByRole('listitem');
    expect(stages).toHaveLength(4);
    ['Month 1', 'Month 2', 'Months 3–4', 'Months 5–6'].forEach((period, index) => {
      expect(stages[index]).toHaveTextContent(period);
    });
  });
});
