import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CopyButton from './CopyButton';

it('copies the text and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="<Panel>Text</Panel>">Copy Panel</CopyButton>);
  const button = screen.getByRole('button', {name: 'Copy Panel'});

  await user.click(button);
  expect(await screen.findByText('Copied.')).toBe(screen.getByRole('status'));
  expect(await navigator.clipboard.readText()).toBe('<Panel>Text</Panel>');
});
