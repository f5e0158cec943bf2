import {render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {fakeServer, field} from '../__fixtures__/fakeServer';
import type {PageInfo} from '../../protocol';
import {PageStrip} from './PageStrip';

const page: PageInfo = {
  file: 'docs-content/benefits.mdx',
  title: field({name: 'title', value: 'Benefits'}),
  description: field({place: 2, name: 'description', value: 'What you get.'}),
  address: 'https://example.com/benefits',
};

it('shows what search results and shared links will say, while typing', async () => {
  localStorage.clear();
  document.title = 'Benefits | Example';
  const {session, requestsTo} = fakeServer({page});
  render(<PageStrip session={session} pathname="/benefits" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', {name: 'Title and description'}));
  await user.type(screen.getByRole('textbox', {name: 'title'}), ' for $&');

  const [search, link] = screen.getAllByRole('figure');
  expect(search && within(search).getByText('Benefits for $& | Example')).toBeVisible();
  expect(search && within(search).getByText('https://example.com/benefits')).toBeVisible();
  expect(link && within(link).getByText('Benefits for $&')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Save'}));
  expect(requestsTo('save')).toEqual([
    {action: 'save', edits: [{place: 1, value: 'Benefits for $&'}]},
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});
