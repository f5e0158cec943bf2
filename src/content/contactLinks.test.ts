/** @jest-environment node */
import {contactLinks} from './contactLinks';

it.each([
  ['+1 202-555-0142', 'tel:+12025550142'],
  ['(030) 1234567', 'tel:0301234567'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['+49(0)30-1234567', 'tel:+49301234567'],
])('%s is dialed with %s', (phone, href) => {
  expect(contactLinks({email: 'info@example.com', phone}).phone).toEqual({label: phone, href});
});
