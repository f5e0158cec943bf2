import {screen} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

it('has the brand, our links and addresses, and the client', () => {
  const site = readRecord(process.cwd(), 'site');
  const {newTab} = readRecord(process.cwd(), 'interface');
  const {brand, tagline, contact, client, footer} = site;
  renderInSite(<Footer />);

  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} ${brand}. ${footer.rights}`,
  );
  expect(screen.getByText(tagline)).toBeVisible();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ...footer.social.map(({name, url}) => [`${name} ${newTab}`, url, '_blank']),
    ...footer.quickLinks.map(({name, path}) => [name, path, null]),
    [contact.email, `mailto:${contact.email}`, null],
    [contact.phone, expect.stringMatching(/^tel:\+?\d+$/), null],
    [`${client.name} ${newTab}`, client.url, '_blank'],
  ]);
});
