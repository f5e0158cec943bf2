import {timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';

/** The header with the token of the running server. */
export const tokenHeader = 'x-editor-token';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function parseAddress(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * The names of this server. In a GitHub codespace, browsers reach it by another one, which GitHub
 * replaces by `localhost` in some headers of its own pages' requests.
 */
function namesOf(port: number | undefined): string[] {
  const {CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN = 'app.github.dev'} = process.env;
  return CODESPACE_NAME
    ? [`localhost:${port}`, `${CODESPACE_NAME}-${port}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`]
    : [];
}

function isToken(sent: string | string[] | undefined, token: string): boolean {
  const [actual, expected] = [Buffer.from(String(sent)), Buffer.from(token)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Why a request doesn't come from a page of this server. Other sites can make a browser send
 * requests here (cross-site requests), or even call this computer by a name of their own (DNS
 * rebinding), and other computers can reach a server that listens on all addresses.
 *
 * @returns undefined for a request from a page of this server
 */
export function refusal(
  {
    method,
    headers,
    socket,
  }: Pick<IncomingMessage, 'method' | 'headers'> & {
    socket: {remoteAddress?: string; localPort?: number};
  },
  token: string,
): string | undefined {
  const {host = '', origin = ''} = headers;
  if (!loopbackAddresses.has(socket.remoteAddress ?? '')) {
    return 'Files can only be changed from the computer that runs the site.';
  }
  const names = namesOf(socket.localPort);
  const from = parseAddress(origin)?.host ?? '';
  if (!names.includes(host) && !loopbackNames.has(parseAddress(`http://${host}`)?.hostname ?? '')) {
    return 'Open the site at localhost to change files.';
  }
  if (from !== host && ![from, host].every((name) => names.includes(name))) {
    return 'The request comes from another site.';
  }
  if (method !== 'POST' || headers['content-type'] !== 'application/json') {
    return 'The request must post JSON.';
  }
  if (!isToken(headers[tokenHeader], token)) {
    return 'The site was restarted. Reload this page. What you typed is kept.';
  }
  return undefined;
}
