import type {IncomingMessage, ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import {refusal} from './refusal';

export type EndpointOptions = {
  /** What the endpoint's address starts with. */
  path: string;
  /** What a page has to send with each request; changes whenever the server starts. */
  token: string;
  maxBodyBytes?: number;
  /**
   * Answers the JSON that a page posted with JSON.
   *
   * @throws Error that says why nothing was done
   */
  answer: (request: unknown) => Promise<unknown>;
};

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
 */
export function endpoint({path, token, maxBodyBytes = 100_000, answer}: EndpointOptions) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reason = refusal(request, token);
    if (reason !== undefined) {
      send(response, 403, {message: reason});
      return;
    }
    // Browsers always send the length.
    if (!(Number(request.headers['content-length']) <= maxBodyBytes)) {
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
