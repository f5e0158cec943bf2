import type {Site} from '../../content/schema';

/** A way to reach us that has a link. */
export type ContactWay = keyof Pick<Site['contact'], 'email' | 'phone'>;

/** What a phone dials. The (0) in +49 (0)30 is only for calls without the country code. */
function dialed(phone: string): string {
  const number = phone.startsWith('+') ? phone.replace('(0)', '') : phone;
  return number.replace(/[^+\d]/g, '');
}

/** The address that starts an email to us, or a call. */
export const contactHref = (way: ContactWay, contact: Site['contact']): string =>
  way === 'email' ? `mailto:${contact.email}` : `tel:${dialed(contact.phone)}`;
