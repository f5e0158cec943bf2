import {expect, test} from './fixtures';
import {quickLinks, site, uiTexts} from './site';

const {brand, client, contact, footer} = site;

test('the footer leads where site.yaml says, and names the client and the year', async ({
  page,
  visit,
}) => {
  // The page was built in another year.
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await visit('/');
  const end = page.getByRole('contentinfo');
  const linksOf = (list: string) => end.getByRole('list', {name: list, exact: true});
  const quick = end.locator(`h2:text-is("${footer.quickLinksTitle}") ~ ul`).getByRole('link');
  await expect(quick).toHaveText(quickLinks.map(({name}) => name));
  for (const [index, {path}] of quickLinks.entries()) {
    await expect(quick.nth(index)).toHaveAttribute('href', path);
  }
  for (const {name, url} of footer.social) {
    const link = linksOf(footer.socialTitle).getByRole('link', {name: `${name} ${uiTexts.newTab}`});
    await expect(link).toHaveAttribute('href', url);
  }
  const href = (name: string) => end.getByRole('link', {name, exact: true}).getAttribute('href');
  expect(await href(contact.email)).toBe(`mailto:${contact.email}`);
  expect(await href(contact.phone)).toBe(`tel:${contact.phone.replace(/[^+\d]/g, '')}`);
  expect(await href(`${client.name} ${uiTexts.newTab}`)).toBe(client.url);
  await expect(end).toContainText(`${footer.preparedFor} ${client.name}`);
  await expect(end).toContainText(`© 2031 ${brand}`);
});
