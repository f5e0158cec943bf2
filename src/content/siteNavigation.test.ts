/** @jest-environment node */
import {readRecord} from './readRecords';
import {contactLinks, toFooter, toNavbar} from './siteNavigation';

const site = readRecord(process.cwd(), 'site');
const reachedAt = (phone: string) =>
  contactLinks({...site, contact: {email: 'info@example.com', phone}});

it('gives the bar the brand and its links', () => {
  expect(toNavbar(site)).toEqual({title: site.brand, items: site.navbar});
});

it('links the e-mail address', () => {
  expect(reachedAt('555 0142').email).toEqual({
    label: 'info@example.com',
    href: 'mailto:info@example.com',
  });
});

it.each([
  ['+1 202-555-0142', 'tel:+12025550142'],
  ['(202) 555-0142', 'tel:2025550142'],
])('dials %s as %s', (phone, href) => {
  expect(reachedAt(phone).phone).toEqual({label: phone, href});
});

it('gives the footer the quick links, and the ways to reach us', () => {
  const {email, phone} = contactLinks(site);
  expect(toFooter(site).links).toEqual([
    {title: site.footer.quickLinksTitle, items: site.footer.quickLinks},
    {title: site.footer.contactTitle, items: [email, phone]},
  ]);
});
