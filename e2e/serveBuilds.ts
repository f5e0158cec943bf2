import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {Server} from 'node:http';
import {join} from 'node:path';
import serveHandler from 'serve-handler';
import {builds} from './site';

const root = join(__dirname, '..');

/** The headers of every response, from the file that Netlify and Cloudflare Pages read. */
function readHeaders(folder: string): [name: string, value: string][] {
  const [everywhere = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n');
  return Array.from(everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/**
 * Serves a build at the address it was built for, as a host does.
 *
 * @throws Error when the build is missing
 */
function serve({folder, address}: {folder: string; address: string}): Promise<Server> {
  const path = join(root, folder);
  if (!existsSync(join(path, 'index.html'))) {
    throw new Error(`There is no build in "${folder}/". Run "npm run build:e2e" to create it.`);
  }
  const headers = readHeaders(path);
  const {port, pathname: base} = new URL(address);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    headers.forEach(([name, value]) => response.setHeader(name, value));
    request.url = url.replace(base, '/');
    void serveHandler(request, response, {public: path, directoryListing: false});
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(Number(port), 'localhost', () => resolve(server));
  });
}

/** Serves all builds until the tests end. */
export default async function serveBuilds(): Promise<() => void> {
  const servers = await Promise.all(Object.values(builds).map(serve));
  return () =>
    servers.forEach((server) => {
      server.close();
      server.closeAllConnections();
    });
}
