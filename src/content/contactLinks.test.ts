/** @jest-environment node */
import {contactLinks} from './contactLinks';

it('links the e-mail address', () => {
  expect(contactLinks({email: 'info@example.com', phone: '555 0142'}).email).toEqual({
    label: 'info@example.com',
    href: 'mailto:info@example.com',
  });
});

it.each([
  ['+1 202-555-0142', 'tel:+12025550142'],
  ['(202) 555-0142', 'tel:2025550142'],
])('turns %s into the link %s', (phone, href) => {
  expect(contactLinks({email: 'info@example.com', phone}).phone).toEqual({label: phone, href});
});
