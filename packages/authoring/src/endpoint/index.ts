import type {IncomingMessage, ServerResponse} from 'node:http';
import {devServerMiddleware} from './devServerMiddleware';
import {refusal} from './refusal';

/**
 * Answers the JSON that a page posted with a message for the author.
 *
 * @throws Error that says why nothing was done
 */
export type Answer = (request: unknown) => Promise<string>;

const MAX_BODY_BYTES = 100_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += chunk;
    if (body.length > MAX_BODY_BYTES) {
      throw new Error('The request is too long.');
    }
  }
  return JSON.parse(body) as unknown;
}

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({message}));
}

/**
 * A part of the bundler's configuration that adds an endpoint to the development server. It only
 * answers pages of this server, since what it's for changes files.
 *
 * @param path the endpoint's path
 * @param token what a page has to send with each request; changes whenever the server starts
 */
export function endpoint(path: string, token: string, answer: Answer) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reason = refusal(request, token);
    if (reason !== undefined) {
      send(response, 403, reason);
      return;
    }
    try {
      send(response, 200, await answer(await readJson(request)));
    } catch (error) {
      send(response, 409, (error as Error).message);
    }
  };

  return devServerMiddleware(path, (request, response) => void handle(request, response));
}
