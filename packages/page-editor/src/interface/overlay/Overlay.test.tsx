import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {supportLayout} from '../__fixtures__/browser';
import {fakeServer, source} from '../__fixtures__/fakeServer';
import {mark} from '../../marks';
import type {EditorAnswers} from '../../protocol';
import {MarkObserver} from '../marks/MarkObserver';
import {Directory} from './Directory';
import {Overlay} from './Overlay';

supportLayout();

/** All texts but those from 200 on are in one block. */
const answer = (ids: readonly number[]): EditorAnswers['places'] => ({
  places: ids.map((id) => ({
    id,
    source: {...source, line: id},
    blocks: id < 200 ? [100] : [],
  })),
  blocks: [{id: 100, source: {...source, line: 1}, operations: ['delete'], insertable: []}],
});

let observer: MarkObserver;
beforeEach(() => {
  observer = new MarkObserver(document);
});
afterEach(() => observer.stop());

/** The overlay is in a container of its own, as in the browser. */
async function renderOver(page: ReactNode) {
  const {session, requestsTo} = fakeServer({places: ({ids}) => answer(ids)});
  const {rerender} = render(page);
  const directory = new Directory(session.ask);
  const before = names();
  render(<Overlay session={session} observer={observer} directory={directory} />);
  await waitFor(() => expect(names()).not.toEqual(before));
  return {
    session,
    requestsTo,
    update: (changed: ReactNode) => rerender(changed),
  };
}

const names = () =>
  screen
    .queryAllByRole('button', {hidden: true})
    .map((button) => button.getAttribute('aria-label'));

it('has a button for each place and each block, in the order of the page', async () => {
  await renderOver(
    <section>
      <h2>{mark('Demos before proposals', 17)}</h2>
      <svg />
      <p>{mark('See it first.', 18)}</p>
    </section>,
  );

  expect(names()).toEqual([
    'Edit Benefit · benefits.mdx:1',
    'Edit Benefit · benefits.mdx:17: Demos before proposals',
    'Edit Benefit · benefits.mdx:18: See it first.',
  ]);
});

it('has none for what is hidden, and keeps up with the page', async () => {
  const page = (text: string, hidden: boolean) => (
    <ul>
      <li>{text}</li>
      <li hidden={hidden}>{mark('Two', 3)}</li>
    </ul>
  );
  const {update, requestsTo} = await renderOver(page(mark('One', 2), true));
  expect(names()).toHaveLength(2);
  const [, button] = screen.getAllByRole('button', {hidden: true});

  update(page(mark('Uno', 4), false));
  await waitFor(() =>
    expect(names()).toEqual([
      'Edit Benefit · benefits.mdx:1',
      'Edit Benefit · benefits.mdx:4: Uno',
      'Edit Benefit · benefits.mdx:3: Two',
    ]),
  );
  expect(button).toBe(screen.getAllByRole('button', {hidden: true})[1]);
  expect(requestsTo('places')).toEqual([
    {action: 'places', ids: [2, 3]},
    {action: 'places', ids: [4]},
  ]);
});

it('opens what is clicked, and says where it is on focus', async () => {
  const {session} = await renderOver(<h1>{mark('Benefits', 5)}</h1>);
  const button = screen.getByLabelText(/Edit .*: Benefits/);

  act(() => button.focus());
  expect(screen.getByText('Benefit · benefits.mdx:5')).toBeVisible();
  await userEvent.click(button);
  expect(session.opened.get()).toEqual({place: 5, element: document.querySelector('h1')});
});

it('clicks the page instead with Alt', async () => {
  const {session} = await renderOver(<h1>{mark('Benefits', 5)}</h1>);
  const onClick = jest.fn();
  document.querySelector('h1')?.addEventListener('click', onClick);
  document.elementsFromPoint = () => [document.querySelector('h1') as Element];

  const user = userEvent.setup();
  await user.keyboard('{Alt>}');
  await user.click(screen.getByLabelText(/Edit .*: Benefits/));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(session.opened.get()).toBeUndefined();
});

it('leaves a text that is only there for screen readers to the keyboard', async () => {
  await renderOver(
    <p>
      {mark('Seen', 1)} <span style={{clipPath: 'inset(50%)'}}>{mark('Heard', 2)}</span>
    </p>,
  );

  const button = screen.getByLabelText('Edit Benefit · benefits.mdx:2: Heard');
  expect(button).toHaveClass('unseenTarget');
  expect(screen.getByLabelText('Edit Benefit · benefits.mdx:1: Seen')).toHaveClass('target');
});

it('outlines nothing below a bar that stays at the top', async () => {
  await renderOver(
    <>
      <header style={{position: 'fixed', width: 200, height: 15}}>{mark('Menu', 1)}</header>
      <p>{mark('Text', 2)}</p>
    </>,
  );

  expect(screen.getByLabelText(/: Text$/)).toHaveStyle({top: '15px', height: '5px'});
  expect(screen.getByLabelText(/: Menu$/)).toHaveStyle({top: '0px', height: '15px'});
});

it('says that a computed text can’t be edited', async () => {
  const {session} = await renderOver(
    <footer id="__docusaurus">
      © <time>2026</time> <span>{mark('Corner Shop', 200)}</span>
      <svg aria-label="Chart" />
    </footer>,
  );
  const label = 'Computed, so it can’t be edited';
  expect(names()).toEqual([`${label}: 2026`, 'Edit Benefit · benefits.mdx:200: Corner Shop']);
  const button = screen.getByLabelText(`${label}: 2026`);

  act(() => button.focus());
  expect(screen.getByText(label)).toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(session.opened.get()).toBeUndefined();
});

it('leads from a text that isn’t written as it is to the block it’s in', async () => {
  const {session} = await renderOver(
    <article id="__docusaurus">
      <h3>{mark('Cursor', 8)}</h3>
      <p>
        <b>Code Editor</b> <a href="/">{mark('Learn more', 201)}</a>
      </p>
    </article>,
  );

  await userEvent.click(screen.getByLabelText(/^Edit .*: Code Editor$/));
  expect(session.opened.get()).toMatchObject({block: 100});
});
