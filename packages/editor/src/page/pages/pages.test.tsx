import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {PageList} from '../../protocol';
import {supportLayout} from '../__fixtures__/browser';
import {fakeServer} from '../__fixtures__/fakeServer';
import {PagesDialog} from './PagesDialog';

supportLayout();
afterEach(() => localStorage.clear());

const pages: PageList = {
  pages: [
    {address: '/', href: '/preview/', title: 'Home'},
    {address: '/benefits', href: '/preview/benefits', title: 'Benefits'},
    {address: '/plan', href: '/preview/plan', title: 'Plan'},
  ],
  kinds: ['Article', 'FAQ'],
  menus: [{id: 'navbar', label: 'Navigation bar'}],
};
const source = {label: 'Paragraph', page: 'Home', file: 'content/index.mdx', line: 9};

async function openPages(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({pages: () => pages, checkNewPage: () => ({}), ...answers});
  const {unmount} = render(<PagesDialog session={server.session} />);
  await screen.findByRole('heading', {name: 'Pages'});
  return {...server, unmount, user: userEvent.setup()};
}
const button = (name: string) => screen.getByRole('button', {name});

it('lists the pages, and leaves the home page where it is', async () => {
  await openPages();

  expect(screen.getByRole('link', {name: 'Plan'})).toHaveAttribute('href', '/preview/plan');
  expect(screen.getAllByRole('button', {name: /^Delete the page/})).toHaveLength(2);
});

it('creates a page, after what is wrong was said beside its field', async () => {
  const newPage = jest.fn(() => ({message: 'Added.', address: '/preview/services'}));
  let problem: string | undefined = 'The title is too long.';
  const checkNewPage = () => (problem === undefined ? {} : {title: problem});
  const {user, goTo, requestsTo} = await openPages({newPage, checkNewPage});
  await user.click(button('New page'));
  await user.selectOptions(screen.getByLabelText('Kind'), 'FAQ');
  await user.type(screen.getByLabelText('Title'), 'Our Services');
  await user.type(screen.getByLabelText('Description'), 'All.');
  await user.click(screen.getByLabelText('Navigation bar'));
  await user.click(button('Create page'));

  const title = screen.getByLabelText('Title');
  expect(title).toBeInvalid();
  expect(title).toHaveAccessibleDescription(/\/our-services.*The title is too long\./);
  expect(newPage).not.toHaveBeenCalled();

  problem = undefined;
  await user.clear(title);
  await user.type(title, 'Services');
  expect(title).toBeValid();
  await user.click(button('Create page'));
  const page = {kind: 'FAQ', title: 'Services', description: 'All.', menus: ['navbar']};
  expect(requestsTo('newPage')).toEqual([{action: 'newPage', ...page}]);
  expect(goTo).toHaveBeenCalledWith('/preview/services');
});

it('keeps what was typed for a new page until it’s created', async () => {
  const first = await openPages();
  await first.user.click(button('New page'));
  await first.user.type(screen.getByLabelText('Title'), 'Our Services');
  first.unmount();

  const {user} = await openPages({
    newPage: () => {
      throw new Error('The disk is full.');
    },
  });
  await user.click(button('New page'));
  expect(screen.getByLabelText('Title')).toHaveValue('Our Services');
  await user.type(screen.getByLabelText('Description'), 'All.');
  await user.click(button('Create page'));
  expect(await screen.findByText('The disk is full.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Our Services');
});

it('says what another address changes', async () => {
  const renamePage = () => ({message: '', address: '/preview/value'});
  const links = [{fieldId: 7, source, words: 'what you get'}];
  const linksToPage = () => ({menus: ['Navigation bar'], links});
  const {user, goTo, requestsTo} = await openPages({renamePage, linksToPage});
  await user.click(button('Change the address of “Benefits”'));

  expect(await screen.findByText(/2 links lead to this page/)).toBeVisible();
  const box = screen.getByLabelText('Address, after /');
  expect(box).toHaveValue('benefits');
  await user.clear(box);
  await user.type(box, 'value');
  await user.click(button('Change address'));
  expect(requestsTo('renamePage')).toMatchObject([{address: '/benefits', name: 'value'}]);
  expect(goTo).toHaveBeenCalledWith('/preview/value');
});

describe('deleting a page', () => {
  const links = [
    {fieldId: 7, source, words: 'what you get'},
    {source: {...source, label: 'Link'}, words: '/benefits'},
  ];

  it('asks where its links lead instead', async () => {
    const linksToPage = () => ({menus: ['Navigation bar', 'Quick links'], links});
    const deletePage = () => ({message: '', address: '/preview/plan'});
    const {user, goTo, requestsTo} = await openPages({linksToPage, deletePage});
    await user.click(button('Delete the page “Benefits”'));

    expect(
      await screen.findByText(/disappears from: Navigation bar and Quick links/),
    ).toBeVisible();
    expect(screen.getByText(/content\/index\.mdx:9/)).toBeVisible();
    await user.click(button('Delete page'));
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/Choose a page/);
    expect(requestsTo('deletePage')).toEqual([]);

    await user.selectOptions(screen.getByRole('combobox'), 'Plan');
    await user.click(button('Delete page'));
    expect(requestsTo('deletePage')).toMatchObject([{address: '/benefits', instead: '/plan'}]);
    expect(goTo).toHaveBeenCalledWith('/preview/plan');
  });

  it('opens a text that links to it', async () => {
    const {user, session} = await openPages({linksToPage: () => ({menus: [], links})});
    await user.click(button('Delete the page “Benefits”'));
    await user.click(await screen.findByRole('button', {name: /what you get/}));

    const opening = {action: 'open', fieldIds: [7]};
    expect(session.get().dialog).toEqual({kind: 'edit', opening});
  });
});
