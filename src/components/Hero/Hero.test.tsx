import {render, screen} from '@testing-library/react';
import Hero from '.';

it('shows its text', () => {
  render(
    <Hero>
      <h1>Implementation Process</h1>
    </Hero>,
  );

  expect(screen.getByRole('heading', {level: 1, name: 'Implementation Process'})).toBeVisible();
});
