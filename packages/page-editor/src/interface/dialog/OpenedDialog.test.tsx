import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {supportLayout} from '../__fixtures__/browser';
import {fakeServer, field, saved, source} from '../__fixtures__/fakeServer';
import type {BlockInfo, Conflict, EditorAnswers, Field} from '../../protocol';
import {OpenedDialog} from './OpenedDialog';

supportLayout();
beforeEach(() => localStorage.clear());

const block: BlockInfo = {
  id: 7,
  source,
  operations: ['moveUp', 'delete'],
  insertable: ['Benefit', 'Button'],
};
const conflict: Conflict = {
  status: 'conflict',
  file: source.file,
  theirs: 'Demos first',
  mine: 'Demos before everything',
};
const refresh = jest.fn((opened: object) => ({...opened, place: 2}) as never);

type Answers = NonNullable<Parameters<typeof fakeServer>[0]>;

async function renderDialog(fields: Field[], answers: Answers = {}) {
  const editable: EditorAnswers['open'] = {source, fields, blocks: [block]};
  const server = fakeServer({open: editable, ...answers});
  const {session} = server;
  session.opened.set({place: 1, element: document.body});
  const view = render(
    <OpenedDialog
      session={session}
      opened={{place: 1, element: document.body}}
      refresh={refresh}
    />,
  );
  await screen.findByRole('dialog');
  return {...server, ...view, user: userEvent.setup()};
}

it('has the text box first and focused, and saves what is typed', async () => {
  const {user, session, requestsTo} = await renderDialog([field()]);
  expect(screen.getByRole('dialog', {name: 'Benefit · benefits.mdx:17'})).toBeVisible();
  const box = screen.getByRole('textbox', {name: 'title'});
  expect(box).toHaveFocus();

  await user.clear(box);
  await user.type(box, 'Demos first');
  await user.click(screen.getByRole('button', {name: 'Save'}));
  expect(requestsTo('save')).toEqual([{action: 'save', edits: [{place: 1, value: 'Demos first'}]}]);
  expect(session.opened.get()).toBeUndefined();
  expect(session.news.get()).toBe('Saved.');
});

it('appears with its rich text focused, which takes the focus from nothing later', async () => {
  await renderDialog([
    field({control: {kind: 'prose', content: 'inline'}}),
    field({place: 2, name: 'to'}),
  ]);

  expect(screen.getByRole('textbox', {name: 'title'})).toHaveFocus();
});

it('saves with Ctrl+Enter, and only closes when nothing changed', async () => {
  const {user, session, requestsTo} = await renderDialog([field()]);
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(requestsTo('save')).toEqual([]);
  expect(session.opened.get()).toBeUndefined();
});

it.each<
  [string, Partial<Field>, (user: ReturnType<typeof userEvent.setup>) => Promise<void>, unknown]
>([
  [
    'a choice',
    {control: {kind: 'choice', choices: ['warm', 'cold']}, value: 'warm'},
    (user) => user.selectOptions(screen.getByLabelText('title'), 'cold'),
    'cold',
  ],
  [
    'yes or no',
    {control: {kind: 'boolean'}, value: undefined, isRequired: false},
    (user) => user.click(screen.getByRole('checkbox', {name: /title/})),
    true,
  ],
  [
    'a number',
    {control: {kind: 'number'}, value: 5},
    async (user) => {
      await user.clear(screen.getByRole('spinbutton', {name: 'title'}));
      await user.type(screen.getByRole('spinbutton', {name: 'title'}), '12');
    },
    12,
  ],
  [
    'an optional text, which is removed when it is empty',
    {isRequired: false},
    (user) => user.clear(screen.getByRole('textbox', {name: /title/})),
    undefined,
  ],
])('edits %s', async (_what, changes, edit, value) => {
  const {user, requestsTo} = await renderDialog([field(changes)]);
  await edit(user);
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(requestsTo('save')).toEqual([{action: 'save', edits: [{place: 1, value}]}]);
});

it('suggests links, finds icons, and uploads pictures', async () => {
  const image = {address: '/img/new.png', width: 10, height: 10};
  const {user, requestsTo} = await renderDialog(
    [
      field({control: {kind: 'link'}, value: '/process', name: 'to'}),
      field({place: 2, control: {kind: 'icon'}, value: 'rocket', name: 'icon'}),
      field({place: 3, control: {kind: 'image'}, value: '/img/a.png', name: 'image'}),
    ],
    {
      links: [{to: '/process', title: 'Our process'}],
      icons: ({query}) => (query ? [{name: 'star', drawing: [['path', {d: 'M0 0'}]]}] : []),
      images: [{address: '/img/a.png', width: 1, height: 1}],
      upload: image,
    },
  );
  expect(await screen.findByText('Leads to “Our process”.')).toBeVisible();

  await user.click(screen.getByText('More fields (2)'));
  await user.type(screen.getByRole('searchbox', {name: 'icon'}), 'favorite');
  await user.click(await screen.findByRole('radio', {name: 'star'}));
  await user.upload(
    screen.getByLabelText(/choose a file/),
    new File(['PNG'], 'new.png', {type: 'image/png'}),
  );
  await screen.findByText('Uploaded /img/new.png.');
  expect(requestsTo('upload')).toEqual([{action: 'upload', name: 'new.png', data: btoa('PNG')}]);

  await user.click(screen.getByRole('button', {name: 'Save'}));
  expect(requestsTo('save')).toEqual([
    {
      action: 'save',
      edits: [
        {place: 2, value: 'star'},
        {place: 3, value: '/img/new.png'},
      ],
    },
  ]);
});

const problem = (severity: 'error' | 'warning', message: string) => ({
  diagnostics: [{file: source.file, line: 17, column: 1, severity, message, hint: 'Do this.'}],
});

it.each([
  ['warning', 1],
  ['error', 0],
] as const)('shows a %s while typing, and saves %i time with it', async (severity, times) => {
  const {user, requestsTo} = await renderDialog([field()], {
    check: problem(severity, '“Demmos” is misspelled.'),
  });
  await user.type(screen.getByRole('textbox', {name: 'title'}), '!');
  expect(await screen.findByText(/“Demmos” is misspelled/)).toBeVisible();
  expect(requestsTo('check')).toHaveLength(1);

  await user.click(screen.getByRole('button', {name: 'Save'}));
  expect(requestsTo('save')).toHaveLength(times);
  expect(screen.queryByText(/Fix the error first/) !== null).toBe(severity === 'error');
});

it('keeps the text when the server refuses it', async () => {
  const {user, session} = await renderDialog([field()], {
    save: new Error('This page changed. Open the text again.'),
  });
  await user.type(screen.getByRole('textbox', {name: 'title'}), '!');
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(screen.getByText(/Open the text again. Your text is still here./)).toBeVisible();
  expect(screen.getByRole('textbox', {name: 'title'})).toHaveValue('Demos before proposals!');
  expect(session.opened.get()).toBeDefined();
});

it('offers what was typed before the tab was closed, until it is saved or cancelled', async () => {
  const first = await renderDialog([field()]);
  await first.user.type(screen.getByRole('textbox', {name: 'title'}), ' and prices');
  first.unmount();

  const second = await renderDialog([field()]);
  await second.user.click(screen.getByRole('button', {name: 'Restore your draft'}));
  expect(screen.getByRole('textbox', {name: 'title'})).toHaveValue(
    'Demos before proposals and prices',
  );
  await second.user.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(second.requestsTo('save')).toEqual([]);
  second.unmount();

  await renderDialog([field()]);
  expect(screen.queryByRole('button', {name: 'Restore your draft'})).toBeNull();
});

it('shows both versions when the file changed, and edits the new one', async () => {
  const {user, session} = await renderDialog([field()], {save: conflict});
  await user.type(screen.getByRole('textbox', {name: 'title'}), '!');
  await user.click(screen.getByRole('button', {name: 'Save'}));

  expect(screen.getByText('In the file now').nextSibling).toHaveTextContent('Demos first');
  expect(screen.getByText('Yours').nextSibling).toHaveTextContent('Demos before everything');
  await user.click(screen.getByRole('button', {name: 'Copy mine'}));
  expect(await navigator.clipboard.readText()).toBe('Demos before everything');
  await user.click(screen.getByRole('button', {name: 'Edit again'}));
  expect(session.opened.get()).toMatchObject({place: 2});
});

it('moves, deletes and inserts blocks', async () => {
  const {user, session, requestsTo} = await renderDialog([field()], {changeBlock: saved});
  await user.click(screen.getByRole('button', {name: 'Move up'}));
  await user.selectOptions(screen.getByRole('combobox', {name: 'What to insert'}), 'Button');
  await user.click(screen.getByRole('button', {name: 'Insert after'}));

  expect(requestsTo('changeBlock')).toEqual([
    {action: 'changeBlock', edit: {block: 7, operation: 'moveUp'}},
    {action: 'changeBlock', edit: {block: 7, operation: 'insertAfter', component: 'Button'}},
  ]);
  expect(session.opened.get()).toBeUndefined();
});

it('opens the editor, and says so', async () => {
  const {user} = await renderDialog([field()], {openInEditor: {message: 'Opened it.'}});
  await user.click(screen.getByRole('button', {name: 'Open in editor'}));

  expect(screen.getByText('Opened it.')).toBeVisible();
});

it('closes with Escape, and says why something can’t be edited', async () => {
  const {session} = await renderDialog([], {open: new Error('The year is computed.')});
  expect(screen.getByText('The year is computed.')).toBeVisible();

  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', {cancelable: true}));
  });
  await waitFor(() => expect(session.opened.get()).toBeUndefined());
});
