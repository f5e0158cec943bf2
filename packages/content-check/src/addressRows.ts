import type {Row} from './rows';
import {nearest} from './suggest';

const emailAddress = String.raw`[^\s@,?]+@(?:[^\s@,?.]+\.)+[^\s@,?.]+`;

/** What visitors can open starts with one of these, and what only the author can open with one of those. */
const schemes = ['https', 'http', 'mailto', 'tel', 'sms'];
const isWrongScheme = (scheme = ''): boolean =>
  /^(?:[a-z]|file|javascript)$/i.test(scheme) || nearest(scheme, schemes, 0.3) !== undefined;

/** Mistakes in an address, wherever it leads. The first that matches counts. */
export const addressRows: readonly Row[] = [
  {
    pattern: /^\s*$/,
    message: 'This address is empty.',
    hint: 'Write where it leads, such as /contact or /img/team.png.',
  },
  {
    pattern: /^\S*\s[^]*$/,
    message: 'This address contains a space: "$0"',
    hint: 'Delete the space. If it is in the name of a file, rename the file.',
  },
  {
    pattern: /^(https?)(?!:\/\/[^\s/:]+)[:/]+((?![:/]).*)$/i,
    message: "$0 isn't a complete address.",
    hint: 'Write $1://$2, or copy it from your browser.',
  },
  {
    pattern: new RegExp(`^(?!\\w+:|/)${emailAddress}$`),
    message: 'A link to an email address needs "mailto:".',
    hint: 'Write mailto:$0',
  },
  {
    pattern:
      /^(?:www\.[^\s/]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|edu|gov|info))(?:\/.*)?$/i,
    message: 'This address is missing https://.',
    hint: 'Write https://$0',
  },
  {
    severity: 'warning',
    pattern: /^\/\/.*$/,
    message: 'This address needs to start with https://',
    hint: 'Write https:$0',
  },
  {
    severity: 'warning',
    pattern: /^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))(.*)$/i,
    message: "$0 isn't a secure address.",
    hint: 'Write https:$1 if that opens in a browser.',
  },
  {
    // Without an address, such as mailto:?subject=Look, the email program asks for one.
    pattern: new RegExp(`^mailto:(?!\\?.|${emailAddress}(?:,${emailAddress})*(?:\\?|$)).*$`, 'i'),
    message: "$0 isn't an email address.",
    hint: 'Write it like mailto:info@example.com.',
  },
  {
    pattern: /^(?!https?:|mailto:|tel:|sms:)([a-z][a-z\d+.-]*):/i,
    message: ([, scheme]) =>
      isWrongScheme(scheme) ? `An address can't start with "${scheme}:".` : undefined,
    hint: 'Start it with https:// for another site, or with / for a page of this one.',
  },
];
