import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {formEndpoint} from './site';

type Answer = (response: ServerResponse) => void;

const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
const json = {...cors, 'Content-Type': 'application/json'};

/** How a server can answer a message that it has received. */
export const answers = {
  ok: (response) => void response.writeHead(200, json).end('{}'),
  twice: (response) => {
    const once = 'HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 2\r\n\r\n{}';
    response.socket?.end(once + once);
  },
  errorPage: (response) =>
    void response
      .writeHead(500, {...cors, 'Content-Type': 'text/html'})
      .end('<!doctype html><title>Error</title>'),
  never: () => undefined,
} satisfies Record<string, Answer>;

/** A server on this machine that receives what the contact form delivers. */
export class FormServer {
  /** How it answers the next messages. */
  answer: Answer = answers.ok;
  readonly messages: {type: string | undefined; body: string}[] = [];
  readonly address: string;
  readonly #server: Server = createServer((request, response) => {
    void this.#receive(request, response);
  });

  /** @param address where it answers */
  constructor(address = formEndpoint) {
    this.address = address;
  }

  async start(): Promise<void> {
    const {port} = new URL(this.address);
    await new Promise<void>((started) => this.#server.listen(Number(port), started));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }

  /** The messages that were posted as JSON. */
  get values(): Record<string, string>[] {
    return this.messages.map(({body}) => JSON.parse(body) as Record<string, string>);
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    this.messages.push({type: request.headers['content-type'], body: await text(request)});
    this.answer(response);
  }
}
