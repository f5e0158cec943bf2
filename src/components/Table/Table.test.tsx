import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import Table from '.';

it('is in a region with a name, which can be focused to scroll it', async () => {
  render(<Table label="Prices" className="wide" />);

  await userEvent.tab();

  expect(screen.getByRole('region', {name: 'Prices'})).toHaveFocus();
  expect(within(screen.getByRole('region')).getByRole('table')).toHaveClass('wide');
});
