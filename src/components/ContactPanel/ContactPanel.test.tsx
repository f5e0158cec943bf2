import {render, screen} from '@testing-library/react';
import ContactPanel from '.';

it('shows its content', () => {
  const {container} = render(
    <ContactPanel>
      <h2>Contact details</h2>
      <p>We reply within 24 hours.</p>
    </ContactPanel>,
  );

  expect(container.children).toHaveLength(1);
  expect(screen.getByRole('heading', {level: 2, name: 'Contact details'})).toBeVisible();
  expect(screen.getByText('We reply within 24 hours.')).toBeVisible();
});
