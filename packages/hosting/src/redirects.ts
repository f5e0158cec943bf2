export type Redirect = {from: string; to: string; status: number};

/** Addresses that need no escaping, neither in nginx's configuration nor in HTML. */
const plainAddress = /^(?:https:\/\/[\w.-]+)?\/[\w./#-]*$/;

/**
 * Reads a `_redirects` file, which Netlify and Cloudflare Pages read themselves: each line is an old
 * address, a new one, and perhaps a status.
 *
 * @throws Error if a line has a pattern or anything else that only these hosts understand
 */
export function readRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status = '301', ...rest] = line.split(/\s+/);
      const isPlain = [from, to].every(
        (address) => plainAddress.test(address) && !address.includes('..'),
      );
      if (!isPlain || !/^30[1278]$/.test(status) || rest.length > 0) {
        throw new Error(
          `This line of _redirects doesn't work on every host: ${line}\n` +
            'Write an old address, a new one, and perhaps a status: /prices /benefits 301',
        );
      }
      return {from, to, status: Number(status)};
    });
}
