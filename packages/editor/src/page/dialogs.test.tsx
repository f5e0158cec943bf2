import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {UserEvent} from '@testing-library/user-event';
import type {BlockInfo, Editable, Field, ReviewPlan} from '../protocol';
import {supportLayout} from './__fixtures__/browser';
import {fakeServer} from './__fixtures__/fakeServer';
import {EditDialog} from './dialog/EditDialog';
import {InsertDialog} from './dialog/InsertDialog';
import {MoveDialog} from './dialog/MoveDialog';
import {ReviewDialog} from './dialog/ReviewDialog';
import {readDrafts} from './drafts';
import type {Opening} from './session';

supportLayout();
// A dialog asks for problems a moment after the last key.
jest.useFakeTimers();
afterEach(() => localStorage.clear());

const source = {label: 'Cost per month', of: 'Cursor', page: 'Comparison', file: 'a.yaml', line: 9};
const field = (fieldId: number, label: string, value: string): Field => ({
  fieldId,
  origin: {kind: `a.yaml: ${label}`, texts: [value], index: 0},
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
  const opening: Opening = {action: 'open', fieldIds: [1]};
  const {unmount} = render(<EditDialog session={server.session} opening={opening} />);
  return {...server, unmount, user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})};
}

const box = (label: string) => screen.findByRole('textbox', {name: label});

it('does one thing after the other, and says what it does', async () => {
  const undo = jest.fn(() => ({message: 'Undone.'}));
  const {session} = fakeServer({undo});
  const done = [
    session.change({action: 'undo', pathname: '/'}, 'Undoing…'),
    session.change({action: 'undo', pathname: '/'}),
  ];
  await Promise.resolve();
  expect(session.get().busy).toBe('Undoing…');

  expect(await Promise.all(done)).toEqual([true, true]);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(session.get()).toMatchObject({busy: '', news: 'Undone.'});
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
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed isn’t saved.');
  expect(readDrafts()).toHaveLength(1);
  await next.user.click(screen.getByRole('button', {name: 'Delete what I typed'}));
  next.unmount();
  openDialog();
  expect(await box('Cost per month')).toHaveValue('$20');
});

it('says when a draft would replace what was written since', async () => {
  const {user, unmount} = openDialog();
  await user.type(await box('Hosting'), '!');
  unmount();
  const [cost, hosting] = fields as [Field, Field];
  const texts = hosting.origin.texts.map((text) => text.replace(/^\S*/, 'other'));
  const changed = {...hosting, value: 'Theirs', origin: {...hosting.origin, texts}};
  openDialog({open: () => ({...editable, fields: [cost, changed]})});

  expect(await screen.findByText(/“Save” replaces this: Hosting: “Theirs”/)).toBeVisible();
});

it('keeps one draft of a text, however often it’s opened, and none once it’s saved', async () => {
  const save = () => ({message: 'Saved.'});
  const leave = () => act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel')));
  const first = openDialog({save});
  await first.user.type(await box('Hosting'), '!');
  leave();
  first.unmount();
  const second = openDialog({save});
  expect(await box('Hosting')).toHaveValue('Ours!');
  leave();
  expect(readDrafts()).toMatchObject([{value: 'Ours!'}]);
  second.unmount();

  const third = openDialog({save});
  await third.user.type(await box('Hosting'), '!');
  await third.user.click(screen.getByRole('button', {name: 'Save'}));
  expect(third.requestsTo('save')).toMatchObject([{edits: [{value: 'Ours!!'}]}]);
  expect(readDrafts()).toEqual([]);
});

it('writes what no visitor reads as it was typed, such as an ID', async () => {
  const id = {...field(3, 'ID', 'a'), isText: false};
  const save = () => ({message: ''});
  const {user, requestsTo} = openDialog({open: () => ({...editable, fields: [id]}), save});
  await user.type(await box('ID'), "'s");
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(requestsTo('save')).toMatchObject([{edits: [{fieldId: 3, value: "a's"}]}]);
});

it('shows what the check says while a person types, and where else that is', async () => {
  const error = {line: 9, column: 1, severity: 'error', message: 'No price.'} as const;
  const files = ['a.yaml', 'b.mdx'];
  const {user} = openDialog({
    check: () => files.map((file) => ({diagnostic: {file, ...error}, fixes: []})),
  });
  await user.type(await box('Cost per month'), '?');

  expect(await screen.findAllByText('No price.')).toHaveLength(2);
  expect(screen.getByText('b.mdx:9')).toBeVisible();
  expect(screen.queryByText('a.yaml:9')).toBeNull();
});

it('keeps what was typed when the file has changed meanwhile, before anyone saves', async () => {
  const check = () => {
    throw new Error('a.yaml was changed in the meantime.');
  };
  const {user, unmount} = openDialog({check});
  await user.type(await box('Hosting'), '!');
  await user.click(await screen.findByRole('button', {name: 'Close'}));
  unmount();

  expect(readDrafts()).toMatchObject([{value: 'Ours!'}]);
});

it('adds something without fields as it is', async () => {
  const {session, requestsTo} = fakeServer({
    insert: () => ({source, fields: [], blocks: [], isNew: true}),
    insertSample: () => ({message: 'Added Tool catalogue.'}),
  });
  const opening: Opening = {action: 'insert', block: 7, side: 'below', what: 'ToolCatalogue'};
  render(<EditDialog session={session} opening={opening} />);
  await userEvent
    .setup({advanceTimers: jest.advanceTimersByTime})
    .click(await screen.findByRole('button', {name: 'Save'}));

  expect(requestsTo('insertSample')).toMatchObject([
    {block: 7, side: 'below', what: 'ToolCatalogue'},
  ]);
  expect(requestsTo('check')).toEqual([]);
  expect(session.get().news).toBe('Added Tool catalogue.');
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

describe('a block', () => {
  const section: BlockInfo = {
    id: 7,
    label: 'Section',
    noun: 'section',
    operations: ['move', 'delete'],
    contents: '1 heading and 4 benefits',
  };
  const remove = () => ({message: 'Deleted Section.'});
  const press = async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('button', {name}));

  it('is named by its buttons, and asks before it’s deleted with what is in it', async () => {
    const open = () => ({...editable, blocks: [section]});
    const {user, requestsTo} = openDialog({open, delete: remove});
    await press(user, 'Delete section');
    expect(screen.getByText('This section contains 1 heading and 4 benefits.')).toBeVisible();
    await press(user, 'No');
    expect(requestsTo('delete')).toEqual([]);

    await press(user, 'Delete section');
    await press(user, 'Yes, delete it');
    expect(requestsTo('delete')).toMatchObject([{block: 7}]);
  });

  it('asks while something isn’t saved, and keeps it', async () => {
    const open = () => ({...editable, blocks: [{...section, contents: undefined}]});
    const {user, session} = openDialog({open});
    await user.type(await box('Hosting'), '!');
    await press(user, 'Move section…');
    expect(screen.getByText(/What you typed isn’t saved/)).toBeVisible();
    await press(user, 'Yes, move it');

    expect(session.get().dialog).toMatchObject({kind: 'move'});
    expect(readDrafts()).toMatchObject([{value: 'Ours!'}]);
  });

  it('can have something new beside it: texts, and components, found by a word', async () => {
    const texts = ['Heading', 'List'].map((label) => ({what: label.toLowerCase(), label}));
    const components = ['Banner', 'Card', 'Figure', 'Hero', 'Section', 'Step', 'Tool'].map(
      (label) => ({what: label, label}),
    );
    const choices = [...texts, ...components].map((choice) => ({
      ...choice,
      description: `A ${choice.label} for visitors.`,
    }));
    const {session} = fakeServer({
      insertPlaces: () => [{block: 7, side: 'below' as const, label: 'Below Section', choices}],
    });
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    render(<InsertDialog session={session} fieldIds={[1]} />);
    const headings = await screen.findAllByRole('heading', {level: 3});
    expect(headings.map(({textContent}) => textContent)).toEqual(['Text', 'Components']);

    await user.type(screen.getByRole('searchbox'), 'card vis');
    expect(screen.queryByRole('button', {name: 'List'})).toBeNull();
    expect(screen.getByRole('button', {name: 'Card'})).toHaveAccessibleDescription(
      'A Card for visitors.',
    );
    await press(user, 'Card');
    expect(session.get().dialog).toMatchObject({
      opening: {action: 'insert', block: 7, side: 'below', what: 'Card'},
    });
  });

  it('is moved to any fieldId with one click', async () => {
    const neighbors = () => ({labels: ['One', 'Section', 'Three', 'Four'], index: 1});
    const {session, requestsTo} = fakeServer({neighbors, move: remove});
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
    render(<MoveDialog session={session} block={section} />);
    expect(await screen.findByRole('button', {name: 'Before One'})).toBeVisible();
    await press(user, 'After Four');

    expect(requestsTo('move')).toMatchObject([{block: 7, to: 3}]);
  });
});

it('keeps what was typed when a save is refused, also if another tab has deleted it', async () => {
  const save = (): never => {
    localStorage.clear();
    throw new Error('Changed in the meantime.');
  };
  const {user} = openDialog({save});
  await user.type(await box('Hosting'), '!');
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(await screen.findByText(/Your text is still here/)).toBeVisible();
  expect(readDrafts()).toMatchObject([{value: 'Ours!', label: 'Hosting'}]);
});

it('says at a field that it has to be filled in, and makes an ID of a name', async () => {
  const id: Field = {...field(3, 'ID', ''), role: 'id', isText: false, value: undefined};
  const name: Field = {...field(4, 'Name', ''), role: 'name', value: undefined};
  const {user, requestsTo} = openDialog({
    open: () => ({...editable, fields: [name, id], isNew: true}),
    save: () => ({message: ''}),
  });
  await user.click(await screen.findByRole('button', {name: 'Save'}));
  expect(await box('Name')).toHaveAccessibleDescription(/Fill this in/);
  expect(requestsTo('save')).toEqual([]);

  await user.type(await box('Name'), 'Tabnine & Co.');
  expect(await box('ID')).toHaveValue('tabnine-co');
});

it('shows a problem at its field until its text changes, with a button that fixes it', async () => {
  const diagnostic = {
    ...{file: 'a.yaml', line: 9, column: 1, message: 'This says 20.'},
    severity: 'warning' as const,
  };
  const fixes = [{label: 'Use 21', value: '$21'}];
  const {user} = openDialog({check: () => [{diagnostic, fieldId: 1, fixes}]});
  await screen.findByText('This says 20.');
  expect(await box('Cost per month')).toHaveAccessibleDescription(/This says 20/);
  expect(await box('Hosting')).not.toHaveAccessibleDescription(/This says 20/);

  await user.click(screen.getByRole('button', {name: 'Use 21'}));
  expect(await box('Cost per month')).toHaveValue('$21');
  expect(screen.queryByText('This says 20.')).toBeNull();
  expect(screen.getByText('Checking…')).toBeVisible();
});

it('adds a word to the dictionary, and checks again', async () => {
  const fieldId = 1;
  const message = '"coinz" isn’t in the dictionary.';
  const diagnostic = {
    ...{file: 'a.yaml', line: 9, column: 1, message, unknownWord: 'coinz'},
    severity: 'warning' as const,
  };
  let isKnown = false;
  const {user} = openDialog({
    check: () => (isKnown ? [] : [{diagnostic, fieldId, fixes: []}]),
    addWord: () => {
      isKnown = true;
      return {message: 'Added.'};
    },
  });
  await user.click(await screen.findByRole('button', {name: 'Add to dictionary'}));

  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

describe('sending for review', () => {
  const edited = {how: 'edited', label: 'Cost of Cursor', before: '$20', after: '$25'} as const;
  const plan: ReviewPlan = {
    changes: [{page: 'Tools', file: 'a.yaml', how: 'edited', isSameFile: false, changes: [edited]}],
    canSend: true,
    title: 'Change Cost of Cursor',
    message: '$20 is now $25',
    reviews: [],
    problems: [],
    fingerprint: '[]',
  };
  const nothing = {...plan, changes: [], canSend: false};
  const link = {label: 'Create the merge request', url: 'https://host.test/new'};
  const sent = {message: 'Sent.', link, from: 'main'};
  const button = (name: string) => screen.findByRole('button', {name});

  function openReview(answers: Parameters<typeof fakeServer>[0]) {
    const server = fakeServer({prepareReview: () => plan, sendForReview: () => sent, ...answers});
    const {unmount} = render(<ReviewDialog session={server.session} />);
    return {...server, unmount, user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})};
  }

  it('says what is sent, and leads to the pull request and back', async () => {
    const goBack = jest.fn(() => ({message: 'You’re back.'}));
    let isSent = false;
    const {user, session, requestsTo} = openReview({
      goBack,
      prepareReview: () => (isSent ? {...plan, canSend: false, from: 'main'} : plan),
      sendForReview: () => {
        isSent = true;
        return sent;
      },
    });
    expect(await screen.findByText('$25')).toBeVisible();
    await user.click(await button('Send'));

    expect(await screen.findByRole('link', {name: link.label})).toHaveAttribute('href', link.url);
    const {title, message, fingerprint} = plan;
    expect(requestsTo('sendForReview')).toMatchObject([{title, message, fingerprint}]);
    await user.click(await button('Go back to “main”'));
    expect(goBack).toHaveBeenCalled();
    expect(session.get()).toMatchObject({news: 'You’re back.', dialog: undefined});
  });

  it('sends the title and the message that the person wrote, also after closing', async () => {
    const {user, unmount} = openReview({});
    await user.clear(await box('Title'));
    await user.type(await box('Title'), 'New prices');
    await user.type(await box('Message to your reviewers (optional)'), '!');
    unmount();

    const next = openReview({});
    expect(await box('Title')).toHaveValue('New prices');
    await next.user.click(await button('Send'));
    await screen.findByText('Sent.');
    expect(next.requestsTo('sendForReview')).toMatchObject([
      {title: 'New prices', message: '$20 is now $25!'},
    ]);
    next.unmount();
    openReview({});
    expect(await box('Title')).toHaveValue(plan.title);
  });

  it('needs a title', async () => {
    const {user, requestsTo} = openReview({});
    await user.clear(await box('Title'));
    await user.click(await button('Send'));
    expect(await box('Title')).toBeInvalid();
    expect(requestsTo('sendForReview')).toEqual([]);
  });

  it('shows what is wrong, and says that it’s sent anyway', async () => {
    const place = {file: 'a.yaml', line: 9, column: 1} as const;
    const problem = {...place, severity: 'warning', message: 'No price.'} as const;
    openReview({prepareReview: () => ({...plan, problems: [problem]})});

    expect(await screen.findByText('No price.')).toBeVisible();
    expect(await button('Send anyway')).toBeEnabled();
  });

  it('says what to do first', async () => {
    const prepareReview = () => {
      throw new Error('Install git.');
    };
    openReview({prepareReview});

    expect(await screen.findByText('Install git.')).toBeVisible();
    expect(screen.queryByText('Comparing…')).toBeNull();
  });

  it('can be sent again when nothing was sent', async () => {
    const sendForReview = jest.fn(() => sent);
    sendForReview.mockImplementationOnce(() => {
      throw new Error('Nothing was sent.');
    });
    const {user} = openReview({sendForReview});
    await user.click(await button('Send'));

    expect(await screen.findByText('Nothing was sent.')).toBeVisible();
    await user.click(await button('Send'));
    expect(await screen.findByText('Sent.')).toBeVisible();
  });

  it('has nothing new to send, and leads back from a review that was sent earlier', async () => {
    openReview({prepareReview: () => ({...nothing, from: 'main'})});

    expect(await screen.findByText('There is nothing new to send.')).toBeVisible();
    expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
    expect(await button('Go back to “main”')).toBeVisible();
  });

  it('lists open reviews, and resumes one', async () => {
    const reviews = [
      {branch: 'edit/a', title: 'New prices', isCurrent: true},
      {branch: 'edit/b', title: 'New page', isCurrent: false},
    ];
    const resumeReview = () => ({message: 'Resumed.'});
    const {user, session, requestsTo} = openReview({
      prepareReview: () => ({...nothing, reviews}),
      resumeReview,
    });
    expect(await screen.findByText('New prices')).toBeVisible();
    await user.click(await button('Resume “New page”'));

    expect(requestsTo('resumeReview')).toMatchObject([{branch: 'edit/b'}]);
    expect(session.get()).toMatchObject({news: 'Resumed.', dialog: undefined});
  });
});
