import {within} from '@testing-library/react';
import {sectionOf, showPage} from '../../testing/pages';

describe('Benefits', () => {
  beforeEach(async () => {
    await showPage('benefits');
  });

  it.each(['Sales & Marketing', 'Productivity', 'Technical Solutions', 'Cost Reduction'])(
    'has four benefits in %s, each with a title and a text',
    (section) => {
      const benefits = within(sectionOf(section)).getAllByRole('listitem');
      expect(benefits).toHaveLength(4);
      benefits.forEach((benefit) => {
        expect(within(benefit).getByRole('heading', {level: 3})).toHaveTextContent(/\w/);
        expect(within(benefit).getByRole('paragraph')).toHaveTextContent(/\w+ \w+/);
      });
    },
  );

  it('states the expected return in three figures', () => {
    const band = sectionOf('Expected Return on Investment');
    expect(band).toHaveTextContent('30–50% less development time');
    expect(band).toHaveTextContent('25–40% cost savings');
    expect(band).toHaveTextContent('3–6× ROI within the first year');
  });
});
