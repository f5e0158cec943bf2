import {render, screen} from '@testing-library/react';
import Banner from '.';

it('is a band with its content and a drawing that is hidden from assistive technology', () => {
  const {container} = render(
    <Banner>
      <h2>Ready to start?</h2>
    </Banner>,
  );

  expect(screen.getByRole('heading').closest('section')).toHaveAttribute('data-band', 'paper');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
