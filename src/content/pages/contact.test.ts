import {screen, within} from '@testing-library/react';
import {showPage} from '../../testing/pages';

describe('Contact', () => {
  beforeEach(async () => {
    await showPage('contact');
  });

  it('says when we are there, how soon we reply, and what happens next', () => {
    expect(screen.getByText(/Monday–Friday, 9:00 AM – 5:00 PM/)).toBeVisible();
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
    const steps = screen.getByRole('heading', {name: 'Next steps'}).nextElementSibling;
    expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  it('offers the form', () => {
    expect(screen.getByRole('heading', {level: 2, name: 'Schedule a Meeting'})).toBeVisible();
  });
});
