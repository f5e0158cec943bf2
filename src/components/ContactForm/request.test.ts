/** @jest-environment node */
import {mailAddress} from './request';

const address = 'mailto:info@example.com?subject=Meet&body=';
const bodyOf = (href: string) => new URL(href).searchParams.get('body');

it('replaces the text of an earlier message', () => {
  const first = mailAddress(address, 'Costs $& more?');

  expect(bodyOf(first)).toBe('Costs $& more?');
  expect(mailAddress(first, 'Second')).toBe(`${address}Second`);
});

it('cuts off a long text between characters', () => {
  const body = bodyOf(mailAddress(address, '👍'.repeat(2000)));

  expect(body).toBe(`${'👍'.repeat(1500)}…`);
});
