import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {Editable, Field, ReviewPlan} from '../protocol';
import {supportLayout} from './__fixtures__/browser';
import {fakeServer} from './__fixtures__/fakeServer';
import {EditDialog} from './dialog/EditDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import type {Opening} from './session';

supportLayout();
// A dialog asks for problems a moment after the last key.
jest.useFakeTimers();
afterEach(() => localStorage.clear());

const source = {label: 'Cost per month', of: 'Cursor', page: 'Comparison', file: 'a.yaml', line: 9};
const field = (place: number, label: string, value: string): Field => ({
  place,
  key: `a.yaml: ${label} in Cursor 0`,
  label,
  type: {kind: 'text'},
  value,
  isRequired: true,
  isText: true,
});
const fields = [field(1, 'Cost per month', '$20'), field(2, 'Hosting', 'Ours')];
const editable: Editable = {source, fields, blocks: [], isNew: false};

function openDialog(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({open: () => editable, ...answers});
  const opening: Opening = {action: 'open', places: [1]};
  const {unmount} = render(<EditDialog session={server.session} opening={opening} />);
  return {...server, unmount, user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})};
}

const box = (label: string) => screen.findByRole('textbox', {name: label});

it('forgets what it last did when the panel changes files', () => {
  const {session} = fakeServer();
  session.say('Undone: Fixed a.mdx:1.');

  session.onChange();

  expect(session.get().news).toBe('');
});

it('brings back what was typed for each field and not saved, beside what the file says', async () => {
  const {user, unmount} = openDialog();
  await user.clear(await box('Cost per month'));
  await user.type(await box('Cost per month'), '$25');
  unmount();

  const next = openDialog();
  expect(await box('Cost per month')).toHaveValue('$25');
  expect(await box('Hosting')).toHaveValue('Ours');
  expect(screen.getByText(/In the file: Cost per month: “\$20”/)).toBeVisible();
  await next.user.click(screen.getByRole('button', {name: 'Cancel'}));
  next.unmount();
  openDialog();
  expect(await box('Cost per month')).toHaveValue('$20');
});

it('writes what no visitor reads as it was typed, such as an ID', async () => {
  const id = {...field(3, 'ID', 'a'), isText: false};
  const save = () => ({message: ''});
  const {user, requestsTo} = openDialog({open: () => ({...editable, fields: [id]}), save});
  await user.type(await box('ID'), "'s");
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(requestsTo('save')).toMatchObject([{edits: [{place: 3, value: "a's"}]}]);
});

it('shows what the check says while a person types, and where else that is', async () => {
  const error = {line: 9, column: 1, severity: 'error', message: 'No price.'} as const;
  const files = ['a.yaml', 'b.mdx'];
  const {user} = openDialog({check: () => files.map((file) => ({file, ...error}))});
  await user.type(await box('Cost per month'), '?');

  expect(await screen.findAllByText('No price.')).toHaveLength(2);
  expect(screen.getByText('b.mdx:9')).toBeVisible();
  expect(screen.queryByText('a.yaml:9')).toBeNull();
});

it('says nothing of a check that failed after the text was saved', async () => {
  let fail = (): void => undefined;
  const check = jest.fn(
    () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new Error('Late.'));
      }),
  );
  const {user, session, unmount} = openDialog({check, save: () => ({message: 'Saved.'})});
  await user.type(await box('Hosting'), '!');
  await waitFor(() => expect(check).toHaveBeenCalled());
  await user.click(screen.getByRole('button', {name: 'Save'}));
  unmount();
  fail();
  await act(() => Promise.resolve());

  expect(session.get().news).toBe('Saved.');
});

describe('sending for review', () => {
  const plan: ReviewPlan = {
    message: 'Changed Text, on Home',
    files: ['a.mdx'],
    changes: [],
    problems: [],
    isUnsent: false,
    fingerprint: '[]',
  };
  const link = {label: 'Create the merge request', url: 'https://host.test/new'};
  const sent = {message: 'Sent.', link, from: 'main'};
  const button = (name: string) => screen.findByRole('button', {name});

  function openReview(answers: Parameters<typeof fakeServer>[0]) {
    const server = fakeServer({prepareReview: () => plan, sendForReview: () => sent, ...answers});
    render(<ReviewDialog session={server.session} />);
    return {...server, user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})};
  }

  it('leads to the pull request, and back to where the person came from', async () => {
    const goBack = jest.fn(() => ({message: 'You’re back.'}));
    const {user, session} = openReview({goBack});
    await user.click(await button('Send'));

    expect(await screen.findByRole('link', {name: link.label})).toHaveAttribute('href', link.url);
    await user.click(await button('Go back to “main”'));
    expect(goBack).toHaveBeenCalled();
    expect(session.get()).toMatchObject({news: 'You’re back.', dialog: undefined});
  });

  it('asks about open placeholders once, before anything is sent', async () => {
    const question = '49 placeholders are still open.';
    const {user, requestsTo} = openReview({prepareReview: () => ({...plan, question})});
    await user.click(await button('Send'));

    expect(screen.getByText(question)).toBeVisible();
    expect(requestsTo('sendForReview')).toEqual([]);
    await user.click(await button('Send anyway'));
    expect(requestsTo('sendForReview')).toHaveLength(1);
  });

  it.each([
    [['Send'], plan],
    [['Send', 'Send anyway'], {...plan, question: 'A placeholder is still open.'}],
  ])('tries again when nothing was sent after %j', async (buttons, unsent) => {
    const sendForReview = jest.fn(() => sent);
    sendForReview.mockImplementationOnce(() => {
      throw new Error('Nothing was sent.');
    });
    const {user} = openReview({prepareReview: () => unsent, sendForReview});
    for (const name of buttons) {
      await user.click(await button(name));
    }

    expect(await screen.findByText('Nothing was sent.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await screen.findByText('Sent.')).toBeVisible();
  });

  it('offers the new list, and no second try of the old one', async () => {
    let fingerprint = 'old';
    const sendForReview = (): never => {
      fingerprint = 'new';
      throw new Error('Something has changed.');
    };
    const {user} = openReview({prepareReview: () => ({...plan, fingerprint}), sendForReview});
    await user.click(await button('Send'));

    expect(await screen.findByText('Something has changed.')).toBeVisible();
    expect(await button('Send')).toBeVisible();
  });

  it('tries again when the commit wasn’t sent', async () => {
    let isUnsent = false;
    const sendForReview = jest.fn(() => {
      if (isUnsent) {
        return sent;
      }
      isUnsent = true;
      throw new Error('Couldn’t be sent.');
    });
    const prepareReview = () => (isUnsent ? {...plan, files: [], isUnsent} : plan);
    const {user} = openReview({prepareReview, sendForReview});
    await user.click(await button('Send'));

    expect(await screen.findByText('Couldn’t be sent.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await screen.findByText('Sent.')).toBeVisible();
  });

  it('has nothing to send, and leads back from a review that was sent earlier', async () => {
    openReview({prepareReview: () => ({...plan, files: [], from: 'main'})});

    expect(await screen.findByText(/There is nothing to send/)).toBeVisible();
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
    expect(await button('Go back to “main”')).toBeVisible();
  });
});
