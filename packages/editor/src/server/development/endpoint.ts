import {randomUUID} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {json} from 'node:stream/consumers';
import type {LoadContext} from '@docusaurus/types';
import {refusal} from './refusal';

/** A picture of 20 MB in Base64. */
const MAX_BODY_BYTES = 28_000_000;

/** Where a page posts to, and the token that it sends with each request. */
export type EndpointAccess = {address: string; token: string};

/** A middleware of the development server, as webpack-dev-server describes it. */
export type Middleware = {
  name: string;
  path?: string;
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The part of webpack-dev-server that says where it can be opened. */
type ListeningServer = {
  server?: {address: () => {port: number} | null};
  options: {server?: {type?: string}};
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {...headers(), 'content-type': 'application/json'})
    .end(JSON.stringify(body ?? null));
}

/**
 * An endpoint of the development server. It only answers pages of this server, since what it's for
 * changes files. When nothing was done, the answer is `{message}` with a status of 400 or above.
 *
 * @param name of the folder in which the client finds the access: `@generated/<name>/access.json`
 * @param answer answers the JSON that a page posted, or throws an Error that says why it didn't
 */
export function endpoint(
  {baseUrl, generatedFilesDir}: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'>,
  name: string,
  answer: (request: unknown) => Promise<unknown>,
): Middleware {
  const path = `${baseUrl}__${name}`;
  const token = randomUUID();
  const access: EndpointAccess = {address: path, token};
  mkdirSync(join(generatedFilesDir, name), {recursive: true});
  writeFileSync(join(generatedFilesDir, name, 'access.json'), JSON.stringify(access));
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reason = refusal(request, token);
    if (reason !== undefined) {
      send(response, 403, {message: reason});
      return;
    }
    // Browsers always send the length.
    if (!(Number(request.headers['content-length']) <= MAX_BODY_BYTES)) {
      response.setHeader('connection', 'close');
      send(response, 413, {message: 'That’s too large. A picture can have up to 20 MB.'});
      return;
    }
    try {
      send(response, 200, await answer(await json(request)));
    } catch (error) {
      console.error(`${path}: ${String(error)}`);
      send(response, 409, {message: (error as Error).message});
    }
  };
  return {name, path, middleware: (request, response) => void handle(request, response)};
}

/**
 * Docusaurus lets all sites read everything on its server. With these in place of its headers, no
 * other site can load the scripts, which contain tokens, or show a page in a frame and have people
 * click in it.
 */
const headers = () => ({
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
});

/**
 * The part of the bundler's configuration that adds middlewares to the development server.
 *
 * @throws Error, as the server starts, when it would let other sites read it
 */
export const devServerWith = (
  own: readonly Middleware[],
  onListening: (address: string) => void = () => undefined,
) => ({
  headers,
  onListening: ({server, options}: ListeningServer) =>
    onListening(`${options.server?.type ?? 'http'}://localhost:${server?.address()?.port}`),
  setupMiddlewares(
    middlewares: Middleware[],
    {options}: {options: {headers?: unknown}},
  ): Middleware[] {
    if (options.headers !== headers) {
      throw new Error(
        'Docusaurus or a plugin sets headers of the development server, with which other sites could read it. See packages/editor/src/server/development/endpoint.ts.',
      );
    }
    middlewares.unshift(...own);
    // Docusaurus adds what this returns to the same list.
    return [];
  },
});
