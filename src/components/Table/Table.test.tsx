import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import Table from '.';

const table = (
  <Table label="Prices, scrolls sideways" className="wide">
    <tbody>
      <tr>
        <td>Free</td>
      </tr>
    </tbody>
  </Table>
);

it('is in a region with an accessible name', () => {
  render(table);

  const region = screen.getByRole('region', {name: 'Prices, scrolls sideways'});
  expect(within(region).getByRole('cell', {name: 'Free'})).toBeVisible();
});

it('can be focused with the Tab key, to scroll it', async () => {
  render(table);

  await userEvent.tab();

  expect(screen.getByRole('region')).toHaveFocus();
});

it('passes all other props to the table', () => {
  render(table);

  expect(screen.getByRole('table')).toHaveAttribute('class', 'wide');
  expect(screen.getByRole('table')).not.toHaveAttribute('label');
});
