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
  middleware: (request: IncomingMessage, response: ServerResponse) => void;
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, {'content-type': 'application/json'})
    .end(JSON.stringify(body ?? null));
}

/**
 * A part of the bundler's configuration that adds an endpoint to the development server. It only
 * answers pages of this server, since what it's for changes files. When nothing was done, the
 * answer is `{message}` with a status of 400 or above.
 *
 * @param name of the plugin, whose client finds the access in `@generated/<name>/access.json`
 * @param answer answers the JSON that a page posted, or throws an Error that says why it didn't
 */
export function endpoint(
  {baseUrl, generatedFilesDir}: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'>,
  name: string,
  answer: (request: unknown) => Promise<unknown>,
) {
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
      send(response, 413, {message: 'The request is too long.'});
      return;
    }
    try {
      send(response, 200, await answer(await json(request)));
    } catch (error) {
      console.error(`${path}: ${String(error)}`);
      send(response, 409, {message: (error as Error).message});
    }
  };

  return {
    devServer: {
      setupMiddlewares(middlewares: Middleware[]): Middleware[] {
        middlewares.unshift({
          name: 'authoring',
          path,
          middleware: (request, response) => void handle(request, response),
        });
        // Other sites could read everything on this server, such as the token in its scripts.
        const headers = middlewares.findIndex(({name}) => name === 'set-headers');
        if (headers !== -1) {
          middlewares.splice(headers, 1);
        }
        // Docusaurus adds what this returns to the same list.
        return [];
      },
    },
  };
}
