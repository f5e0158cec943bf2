import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const site = readRecord(process.cwd(), 'site');

/** Those that lead to a page, rather than to a part of one. */
const pageLinks = site.navbar.filter(({path}) => !path.includes('#'));

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const currentNames = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

it('has the links from the record, in order', () => {
  renderInSite(<Navbar />);

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    site.navbar.map(({name, path}) => [name, path]),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/');
});

it.each(pageLinks)('on $path marks the link $name', ({path, name}) => {
  renderInSite(<Navbar />, {path});

  expect(currentNames()).toEqual([name]);
});

it('marks no link at an unknown address', () => {
  renderInSite(<Navbar />, {path: '/nowhere'});

  expect(currentNames()).toEqual([]);
});

it('follows a link without reloading, and closes the menu', async () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover').mockClear();
  renderInSite(<Navbar />, {path: '/nowhere'});
  const [link] = site.navbar;

  await userEvent.click(screen.getByRole('link', {name: link?.name}));

  expect(currentNames()).toEqual([link?.name]);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it.each(pageLinks)('under a sub-path, on $path marks the link $name', ({path, name}) => {
  renderInSite(<Navbar />, {path: `/preview/7${path}`, baseUrl: '/preview/7/'});

  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    site.navbar.map((each) => `/preview/7${each.path}`),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/preview/7/');
  expect(currentNames()).toEqual([name]);
});
