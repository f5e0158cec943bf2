import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {mark} from '../marks';
import {supportLayout} from './__fixtures__/browser';
import {fakeServer, field, source} from './__fixtures__/fakeServer';
import {EditLayer} from './EditLayer';
import {MarkObserver} from './marks/MarkObserver';

supportLayout();

let observer: MarkObserver;
beforeEach(() => {
  localStorage.clear();
  observer = new MarkObserver(document);
});
afterEach(() => observer.stop());

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

/** A page whose elements are new with each version of its file, as after a hot update. */
async function renderPage() {
  const server = fakeServer({
    page: null,
    places: ({ids}) => ({places: ids.map((id) => ({id, source, blocks: []})), blocks: []}),
    open: ({place}) => ({source, fields: [field({place, value: `Version ${place}`})], blocks: []}),
    save: {status: 'conflict', file: source.file, theirs: 'Version 2', mine: 'Mine'},
  });
  const page = (version: number) => (
    <main>
      <h1 key={version}>{mark(`Version ${version}`, version)}</h1>
    </main>
  );
  const {rerender} = render(page(1));
  render(<EditLayer session={server.session} observer={observer} pathname="/" />);
  await settle();
  const update = async (version: number) => {
    rerender(page(version));
    await settle();
  };
  return {...server, update, user: userEvent.setup()};
}

const button = (version: number) =>
  screen.getByLabelText(`Edit Benefit · benefits.mdx:17: Version ${version}`);

it('edits the new version after a conflict, and offers what was typed', async () => {
  const {user, update, requestsTo} = await renderPage();
  await user.click(button(1));
  await user.type(await screen.findByRole('textbox', {name: 'title'}), '!');
  await update(2);
  await user.click(screen.getByRole('button', {name: 'Save'}));
  await user.click(screen.getByRole('button', {name: 'Edit again'}));

  expect(requestsTo('open').at(-1)).toEqual({action: 'open', place: 2});
  expect(await screen.findByRole('textbox', {name: 'title'})).toHaveValue('Version 2');
  await user.click(screen.getByRole('button', {name: 'Restore your draft'}));
  expect(screen.getByRole('textbox', {name: 'title'})).toHaveValue('Version 1!');
});

it('keeps the focus on a button whose element is replaced', async () => {
  const {update} = await renderPage();
  act(() => button(1).focus());
  await update(2);

  expect(button(2)).toHaveFocus();
});
