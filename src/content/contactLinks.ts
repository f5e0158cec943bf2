import type {Site} from './schema';

/** What a phone dials. The (0) in +49 (0)30 is only for calls without the country code. */
function dialed(phone: string): string {
  const number = phone.startsWith('+') ? phone.replace('(0)', '') : phone;
  return number.replace(/[^+\d]/g, '');
}

/** Our email address and phone number as links. */
export const contactLinks = ({email, phone}: Pick<Site['contact'], 'email' | 'phone'>) => ({
  email: {label: email, href: `mailto:${email}`},
  phone: {label: phone, href: `tel:${dialed(phone)}`},
});
