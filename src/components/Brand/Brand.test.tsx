import {render, screen} from '@testing-library/react';
import Brand from '.';

it('shows the name next to a logo that is hidden from assistive technology', () => {
  const {container} = render(<Brand name="AI Vibe Coding" />);

  expect(screen.getByText('AI Vibe Coding')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.textContent).toBe('AI Vibe Coding');
});
