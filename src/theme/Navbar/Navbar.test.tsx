import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const site = readRecord(process.cwd(), 'site');

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const currentLabels = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

it('has the links from the record, in order', () => {
  renderInSite(<Navbar />);

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    site.navbar.map(({label, to}) => [label, to]),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/');
});

it.each(site.navbar)('on $to marks the link $label', ({to, label}) => {
  renderInSite(<Navbar />, {path: to});

  expect(currentLabels()).toEqual([label]);
});

it('marks no link at an unknown address', () => {
  renderInSite(<Navbar />, {path: '/nowhere'});

  expect(currentLabels()).toEqual([]);
});

it('follows a link without reloading, and closes the menu', async () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover').mockClear();
  renderInSite(<Navbar />, {path: '/nowhere'});
  const [link] = site.navbar;

  await userEvent.click(screen.getByRole('link', {name: link?.label}));

  expect(currentLabels()).toEqual([link?.label]);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it.each(site.navbar)('under a sub-path, on $to marks the link $label', ({to, label}) => {
  renderInSite(<Navbar />, {path: `/preview/7${to}`, baseUrl: '/preview/7/'});

  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    site.navbar.map((each) => `/preview/7${each.to}`),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/preview/7/');
  expect(currentLabels()).toEqual([label]);
});
