/** @jest-environment node */
import {contactHref} from './contactHref';

it.each([
  ['+1 202-555-0142', 'tel:+12025550142'],
  ['(030) 1234567', 'tel:0301234567'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['+49(0)30-1234567', 'tel:+49301234567'],
])('%s is dialed with %s', (phone, href) => {
  expect(contactHref('phone', {email: 'info@example.com', phone})).toBe(href);
});
