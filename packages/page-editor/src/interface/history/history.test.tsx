import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {supportLayout} from '../__fixtures__/browser';
import {fakeServer, saved} from '../__fixtures__/fakeServer';
import type {EditHistory} from '../../protocol';
import {ChangesDialog} from './ChangesDialog';
import {EditTools} from './EditTools';
import {ReviewDialog} from './ReviewDialog';

supportLayout();
beforeEach(() => localStorage.clear());

const history: EditHistory = {
  changes: [
    {
      id: 3,
      label: 'Changed Benefit in docs-content/benefits.mdx:17.',
      files: [{file: 'docs-content/benefits.mdx', before: 'Old', after: 'New'}],
    },
  ],
  canUndo: true,
  canRedo: false,
};

it('is a switch that stays on after a reload', async () => {
  const {session} = fakeServer({history});
  const {unmount} = render(<EditTools session={session} />);
  const user = userEvent.setup();
  const edit = () => screen.getByRole('switch', {name: 'Edit'});
  expect(edit()).not.toBeChecked();
  expect(edit()).toHaveAttribute('title', expect.stringContaining('Alt+Shift+E'));

  await user.click(edit());
  expect(edit()).toBeChecked();
  unmount();
  render(<EditTools session={fakeServer({history}).session} />);
  expect(edit()).toBeChecked();
  await user.keyboard('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}');
  expect(edit()).not.toBeChecked();
  expect(screen.queryByRole('button', {name: 'Undo'})).toBeNull();
});

it('undoes and redoes by button and by key, except in a text box', async () => {
  const {session, requestsTo} = fakeServer({history, undo: saved, redo: saved} as never);
  session.toggle();
  render(
    <>
      <EditTools session={session} />
      <textarea />
    </>,
  );
  const user = userEvent.setup();
  await screen.findByRole('button', {name: 'What I changed (1)'});

  await user.click(screen.getByRole('button', {name: 'Undo'}));
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Control>}z{/Control}');

  expect(requestsTo('undo')).toHaveLength(2);
  expect(requestsTo('redo')).toHaveLength(1);
});

it('shows what changed, reverts it, and discards everything after asking', async () => {
  const {session, requestsTo} = fakeServer({
    revert: {status: 'saved', message: 'Reverted.', history},
    discardAll: {status: 'saved', message: 'Discarded.', history},
  });
  session.history.set(history);
  render(<ChangesDialog session={session} />);
  const user = userEvent.setup();
  expect(screen.getByText('Old')).toBeVisible();
  expect(screen.getByText('New')).toBeVisible();

  await user.click(screen.getByRole('button', {name: 'Revert'}));
  expect(screen.getByRole('status')).toHaveTextContent('Reverted.');
  await user.click(screen.getByRole('button', {name: 'Discard all'}));
  await user.click(screen.getByRole('button', {name: 'Keep them'}));
  expect(requestsTo('discardAll')).toEqual([]);
  await user.click(screen.getByRole('button', {name: 'Discard all'}));
  await user.click(screen.getByRole('button', {name: 'Yes, discard them'}));
  expect(requestsTo('discardAll')).toHaveLength(1);
});

it('sends the changes with a message that can be edited, and opens the pull request', async () => {
  const {session, requestsTo} = fakeServer({
    prepareReview: {isPossible: true, branch: 'benefits', message: 'Edit', files: ['a.mdx']},
    sendForReview: {message: 'Pushed benefits.', url: 'https://example.com/pull'},
  });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  render(<ReviewDialog session={session} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/What you changed/), ' the prices');
  expect(screen.getByText('a.mdx')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Send'}));

  expect(requestsTo('sendForReview')).toEqual([
    {action: 'sendForReview', branch: 'benefits', message: 'Edit the prices'},
  ]);
  expect(await screen.findByRole('link', {name: 'Create the pull request'})).toHaveAttribute(
    'href',
    'https://example.com/pull',
  );
  expect(open).toHaveBeenCalledWith('https://example.com/pull', '_blank', 'noreferrer');
});

it('says what is missing before changes can be sent', async () => {
  const {session} = fakeServer({
    prepareReview: {isPossible: false, reason: 'Install git first.'},
  });
  render(<ReviewDialog session={session} />);

  expect(await screen.findByText('Install git first.')).toBeVisible();
  act(() => screen.getByRole('button', {name: 'Close'}).click());
  expect(session.largeDialog.get()).toBeUndefined();
});
