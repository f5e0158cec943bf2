import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import SkipLink from '.';

it('links to the given element', () => {
  render(<SkipLink targetId="main">Skip to main content</SkipLink>);

  expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveAttribute('href', '#main');
});

it('can be focused with the Tab key', async () => {
  render(<SkipLink targetId="main">Skip to main content</SkipLink>);

  await userEvent.tab();

  expect(screen.getByRole('link')).toHaveFocus();
});
