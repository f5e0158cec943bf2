import type {Explanation} from './Diagnostic';
import {nearest} from './suggest';

/**
 * A mistake in an address, wherever it leads: a pattern of the whole address, and what to say, with
 * `$&` for the address and `$1` for the first group.
 */
type Mistake = [pattern: RegExp, message: string, hint: string];

const emailAddress = String.raw`[^\s@,?]+@(?:[^\s@,?.]+\.)+[^\s@,?.]+`;

/** What visitors can open starts with one of these. */
const schemes = ['https', 'http', 'mailto', 'tel', 'sms'];

/** The first that matches counts. */
const wrong: readonly Mistake[] = [
  [/^\s*$/, 'This address is empty.', 'Write where it leads, such as /contact or /img/team.png.'],
  [
    /^\S*\s[^]*$/,
    'This address contains a space: "$&"',
    'Delete the space. If it is in the name of a file, rename the file.',
  ],
  [
    /^(https?)(?!:\/\/[^\s/:]+)[:/]+((?![:/]).*)$/i,
    "$& isn't a complete address.",
    'Write $1://$2, or copy it from your browser.',
  ],
  [
    new RegExp(`^(?!\\w+:|/)${emailAddress}$`),
    'A link to an email address needs "mailto:".',
    'Write mailto:$&',
  ],
  [
    /^(?:www\.[^\s/]+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|edu|gov|info))(?:\/.*)?$/i,
    'This address is missing https://.',
    'Write https://$&',
  ],
  [
    // Without an address, such as mailto:?subject=Look, the email program asks for one.
    new RegExp(`^mailto:(?!\\?.|${emailAddress}(?:,${emailAddress})*(?:\\?|$)).*$`, 'i'),
    "$& isn't an email address.",
    'Write it like mailto:info@example.com.',
  ],
];

const insecure: readonly Mistake[] = [
  [/^\/\/.*$/, 'This address needs to start with https://', 'Write https:$&'],
  [
    /^http:(?!\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))(.*)$/i,
    "$& isn't a secure address.",
    'Write https:$1 if that opens in a browser.',
  ],
];

function firstOf(mistakes: readonly Mistake[], address: string): Explanation | undefined {
  const [pattern, message, hint] = mistakes.find(([each]) => each.test(address)) ?? [];
  return pattern && message && hint
    ? {message: address.replace(pattern, message), hint: address.replace(pattern, hint)}
    : undefined;
}

/** Others than ours open programs, such as vscode:, if they aren't misspelled. */
const isWrongScheme = (scheme: string): boolean =>
  /^(?:[a-z]|file|javascript)$/i.test(scheme) ||
  (!schemes.includes(scheme.toLowerCase()) && nearest(scheme, schemes, 0.3) !== undefined);

/** What keeps an address from leading anywhere. */
export function wrongAddress(address: string): Explanation | undefined {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  const wrongScheme =
    scheme !== undefined && isWrongScheme(scheme)
      ? {
          message: `An address can't start with "${scheme}:".`,
          hint: 'Start it with https:// for another site, or with / for a page of this one.',
        }
      : undefined;
  return firstOf(wrong, address) ?? wrongScheme;
}

/** An address that leads somewhere, but through a connection that others can read. */
export const insecureAddress = (address: string) => firstOf(insecure, address);

/** Computers of the author, and services that run a site for a while for one person or one review. */
const localHosts = [
  /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/,
  /\.(?:github\.dev|githubpreview\.dev|gitpod\.(?:io|dev)|csb\.app|webcontainer\.io|ngrok(?:-free)?\.app|local)$/,
  /^deploy-preview-\d+--.*\.netlify\.app$/,
  /-git-.*\.vercel\.app$/,
];

/** Where a preview is on its host: `/pr-preview/pr-7/`. */
const previewFolder = /^(?:\/[\w.-]+)?\/pr-preview\/pr-\d+(?=\/|$)/;

/**
 * The path that an address leads to on this site, if only its author or a reviewer can open it:
 * `/benefits#pilot` for `http://localhost:3000/benefits#pilot`.
 */
export function localPath(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const {hostname, pathname, search, hash} = new URL(address);
  const path = pathname.replace(previewFolder, '') || '/';
  return previewFolder.test(pathname) || localHosts.some((host) => host.test(hostname))
    ? path + search + hash
    : undefined;
}
