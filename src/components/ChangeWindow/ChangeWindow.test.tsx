import {render, screen} from '@testing-library/react';
import ChangeWindow, {ChangeStop} from '.';

const renderWindow = (openStop?: string) =>
  render(
    <ChangeWindow title="invoice.js" note="Example" label="A change">
      {['Prompt', 'Draft', 'Merged'].map((name) => (
        <ChangeStop key={name} name={name} open={name === openStop}>
          What happens at {name}
        </ChangeStop>
      ))}
    </ChangeWindow>,
  );

it('is one choice of stops, with the text of each', () => {
  renderWindow('Draft');

  expect(screen.getByRole('group', {name: 'A change'})).toBeVisible();
  const stops = screen.getAllByRole('radio');
  expect(stops.map((stop) => (stop as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Prompt',
    'Draft',
    'Merged',
  ]);
  expect(new Set(stops.map((stop) => (stop as HTMLInputElement).name)).size).toBe(1);
  expect(screen.getByRole('radio', {name: 'Draft'})).toBeChecked();
  expect(screen.getByText('What happens at Merged')).toBeInTheDocument();
});

it('opens the first stop when no other is marked', () => {
  renderWindow();

  expect(screen.getByRole('radio', {name: 'Prompt'})).toBeChecked();
});
