import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const site = readRecord(process.cwd(), 'site');

const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const currentLabels = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

/** The site as it is when it is served from a folder. */
function BelowPath({baseUrl, children}: {baseUrl: string; children: ReactNode}) {
  const context = useDocusaurusContext();
  const value = {...context, siteConfig: {...context.siteConfig, baseUrl}};
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

it('has the links of the record, in order', () => {
  renderInSite(<Navbar />);

  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    site.navbar.map(({label, to}) => [label, to]),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/');
});

it.each(site.navbar)('on $to marks the link $label', ({to, label}) => {
  renderInSite(<Navbar />, to);

  expect(currentLabels()).toEqual([label]);
});

it.each(['/contact', '/nowhere'])('on %s marks no link', (path) => {
  renderInSite(<Navbar />, path);

  expect(currentLabels()).toEqual([]);
});

it('follows a link without loading the page anew, and closes its menu', async () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover').mockClear();
  renderInSite(<Navbar />, '/');

  await userEvent.click(screen.getByRole('link', {name: 'Tools'}));

  expect(currentLabels()).toEqual(['Tools']);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it.each([
  ['/preview/7/', 'Home'],
  ['/preview/7/benefits', 'Benefits'],
])('works in a site below a path: on %s marks the link %s', (path, label) => {
  renderInSite(
    <BelowPath baseUrl="/preview/7/">
      <Navbar />
    </BelowPath>,
    path,
  );

  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    site.navbar.map(({to}) => `/preview/7${to}`),
  );
  expect(screen.getByRole('link', {name: site.brand})).toHaveAttribute('href', '/preview/7/');
  expect(currentLabels()).toEqual([label]);
});
