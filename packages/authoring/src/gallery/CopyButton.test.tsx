import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import CopyButton from './CopyButton';

const button = () => screen.getByRole('button', {name: 'Copy Button'});
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  render(<CopyButton label="Copy Button" text="<Button>Go</Button>" />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('copies the text, and says so for a while', async () => {
  await user.click(button());

  expect(await navigator.clipboard.readText()).toBe('<Button>Go</Button>');
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');

  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says when the browser does not allow it', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(button());

  expect(await screen.findByText(/select the text below/)).toBe(screen.getByRole('status'));
});
