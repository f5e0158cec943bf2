/** @jest-environment node */
import {mailAddress} from './request';

const address = 'mailto:info@example.com?subject=Meet&body=';
const bodyOf = (href: string) => new URL(href).searchParams.get('body');

it('has the text as it is', () => {
  expect(bodyOf(mailAddress(address, 'Costs $& more?'))).toBe('Costs $& more?');
});

it.each(['👍', 'ж', 'a b\n', '漢'])(
  'cuts off a long text of %j between characters',
  (characters) => {
    const text = characters.repeat(2000);
    const href = mailAddress(address, text);

    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1950);
    const body = bodyOf(href)?.replaceAll('\r\n', '\n') ?? '';
    expect(body.endsWith('…')).toBe(true);
    expect(text.startsWith(body.slice(0, -1))).toBe(true);
  },
);
