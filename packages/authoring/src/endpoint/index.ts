import type {IncomingMessage, ServerResponse} from 'node:http';
import {devServerMiddleware} from './devServerMiddleware';
import {refusal} from './refusal';

/**
 * Answers the JSON that a page posted with JSON.
 *
 * @throws Error that says why nothing was done
 */
export type Answer = (request: unknown) => Promise<unknown>;

export type EndpointOptions = {
  /** The endpoint's path. */
  path: string;
  /** What a page has to send with each request; changes whenever the server starts. */
  token: string;
  maxBodyBytes?: number;
  answer: Answer;
};

const DEFAULT_MAX_BODY_BYTES = 100_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += chunk;
  }
  return JSON.parse(body) as unknown;
}

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
export function endpoint({
  path,
  token,
  maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
  answer,
}: EndpointOptions) {
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
      send(response, 200, await answer(await readJson(request)));
    } catch (error) {
      send(response, 409, {message: (error as Error).message});
    }
  };

  return devServerMiddleware(path, (request, response) => void handle(request, response));
}
