import type {Site} from './schema';

/** The `tel:` link for a number as people write it. */
const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Our e-mail address and phone number as links. */
export function contactLinks({email, phone}: Pick<Site['contact'], 'email' | 'phone'>) {
  return {
    email: {label: email, href: `mailto:${email}`},
    phone: {label: phone, href: telHref(phone)},
  };
}
