import {render, screen} from '@testing-library/react';
import Banner from '.';

const banner = (
  <Banner>
    <h2>Ready to start?</h2>
    <p>Bring one project.</p>
  </Banner>
);

it('shows its content', () => {
  render(banner);

  expect(screen.getByRole('heading', {level: 2, name: 'Ready to start?'})).toBeVisible();
  expect(screen.getByText('Bring one project.')).toBeVisible();
});

it('is a full-width band', () => {
  render(banner);

  expect(screen.getByRole('heading').closest('section')).toHaveAttribute('data-band', 'paper');
});

it('has one drawing, hidden from assistive technology', () => {
  const {container} = render(banner);

  const drawings = container.querySelectorAll('svg');
  expect(drawings).toHaveLength(1);
  expect(drawings[0]).toHaveAttribute('aria-hidden', 'true');
});
