import type {Site} from './schema';

/** The bar's part of `themeConfig`. */
export function toNavbar({brand, navbar}: Site) {
  return {title: brand, items: navbar};
}

/** The address that a phone dials for a number as people write it. */
const dial = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The ways to reach us, as links that a footer or a panel shows. */
export function contactLinks({contact}: Site) {
  return {
    email: {label: contact.email, href: `mailto:${contact.email}`},
    phone: {label: contact.phone, href: dial(contact.phone)},
  };
}

/** The footer's part of `themeConfig`: its columns of links. */
export function toFooter(site: Site) {
  const {email, phone} = contactLinks(site);
  return {
    links: [
      {title: site.footer.quickLinksTitle, items: site.footer.quickLinks},
      {title: site.footer.contactTitle, items: [email, phone]},
    ],
  };
}
