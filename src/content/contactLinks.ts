import type {Site} from './schema';

/** Our e-mail address and phone number as links. */
export const contactLinks = ({email, phone}: Pick<Site['contact'], 'email' | 'phone'>) => ({
  email: {label: email, href: `mailto:${email}`},
  phone: {label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}`},
});
