import {screen, within} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

const {brand, tagline, client, contact, footer} = readRecord(process.cwd(), 'site');

beforeEach(() => {
  renderInSite(<Footer />);
});

const linksBelow = (title: string) =>
  within(screen.getByRole('heading', {level: 2, name: title}).parentElement as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has the brand and the tagline', () => {
  expect(screen.getByText(brand)).toBeVisible();
  expect(screen.getByText(tagline)).toBeVisible();
});

it('has the quick links in order', () => {
  expect(linksBelow(footer.quickLinksTitle)).toEqual(
    footer.quickLinks.map(({label, to}) => [label, to]),
  );
});

it('has the ways to reach us', () => {
  expect(linksBelow(footer.contactTitle).map(([label]) => label)).toEqual([
    contact.email,
    contact.phone,
  ]);
});

it('has the social links, each with its name', () => {
  const social = within(screen.getByRole('list', {name: footer.socialTitle}));
  expect(
    social.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(footer.social.map(({name, url}) => [name, url]));
});

it('has the year of today', () => {
  const year = String(new Date().getFullYear());
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${year} ${brand}. ${footer.rights}`);
});

it('says for whom it was made', () => {
  expect(screen.getByRole('link', {name: client.name})).toHaveAttribute('href', client.url);
});
