import type {Site} from './schema';

/** Our email address and phone number as links. */
export const contactLinks = ({email, phone}: Pick<Site['contact'], 'email' | 'phone'>) => ({
  email: {label: email, href: `mailto:${email}`},
  phone: {label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}`},
});
