import {screen} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

it("shows the site's record and the current year", () => {
  const {brand, tagline, contact, client, footer} = readRecord(process.cwd(), 'site');
  const {newTab} = readRecord(process.cwd(), 'interface');
  renderInSite(<Footer />);

  const year = new Date().getFullYear();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${year} ${brand}. ${footer.rights}`);
  expect(screen.getByText(tagline)).toBeVisible();
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual([
    ...footer.social.map(({name}) => `${name} ${newTab}`),
    ...footer.quickLinks.map(({name}) => name),
    contact.email,
    contact.phone,
    `${client.name} ${newTab}`,
  ]);
});
