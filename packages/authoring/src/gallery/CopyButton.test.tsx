import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CopyButton from './CopyButton';

const button = () => screen.getByRole('button', {name: 'Copy Panel'});
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  render(<CopyButton label="Copy Panel" text="<Panel>Text</Panel>" />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('copies the text and confirms it for three seconds', async () => {
  await user.click(button());

  expect(await screen.findByText('Copied.')).toBe(screen.getByRole('status'));
  expect(await navigator.clipboard.readText()).toBe('<Panel>Text</Panel>');

  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says when the browser refuses to copy', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(button());

  expect(await screen.findByText(/Select the text instead/)).toBe(screen.getByRole('status'));
});
