/** Addresses, with or without a host, that need no escaping in HTML. Percent signs encode no control characters. */
const plainAddress = /^(?:https:\/\/[\w.-]+)?\/(?:[\w./#-]|%[2-9A-F][0-9A-F])*$/;

function isPlain(address: string): boolean {
  try {
    return plainAddress.test(address) && !decodeURI(address).includes('..');
  } catch {
    return false;
  }
}

/**
 * Checks a `_redirects` file, which Netlify and Cloudflare Pages read: each line is an old address, a
 * new one, and perhaps a status. On GitHub Pages, pages take the place of redirects.
 *
 * @throws Error if a line has a pattern or anything else that only some hosts understand
 */
export function checkRedirects(text: string): void {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const [from = '', to = '', status = '301', ...rest] = line.split(/\s+/);
    if (
      !from.startsWith('/') ||
      !isPlain(from) ||
      !isPlain(to) ||
      !/^30[1278]$/.test(status) ||
      rest.length > 0
    ) {
      throw new Error(
        `This line of _redirects doesn't work on every host: ${line}\n` +
          'Write an old address, a new one, and perhaps a status: /prices /benefits 301\n' +
          'Patterns and addresses with "?" don\'t work. Encode other letters: for /über, write /%C3%BCber.',
      );
    }
  }
}
