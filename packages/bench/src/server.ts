import {readFileSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>';

/** A page's content security policy. */
const policy = /<meta http-equiv="?Content-Security-Policy[^>]*>/i;

/** Where the pages' probe reports to; see `SiteServer.probe`. */
export const reportPath = '/__bench';

export type ServedRequest = {
  /** The content type without its parameters. */
  type: string;
  /** The size of its body on the wire, compressed. */
  bytes: number;
  /** The file as built. */
  text: string;
  /** Whether it was prefetched for another page. */
  isPrefetch: boolean;
};

/** A file of a build, read and compressed once. */
type Contents = {
  /** As built. */
  original: string;
  /** With local addresses for the tools' pictures. */
  text: string;
  /** `text`, compressed. */
  body: Buffer;
  /** The size of `original`, compressed. */
  bytes: number;
};

/** Compresses a text as for the wire: Brotli, quality 11. */
export function brotli(text: string | Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Replaces the hosts of the tools' logos: every request gets the same small drawing. */
export class PictureServer {
  private readonly server = createServer((_, response) => {
    response.writeHead(200, {'content-type': types['.svg'], 'cache-control': 'max-age=3600'});
    response.end(picture);
  });
  origin = '';

  async start(): Promise<this> {
    this.origin = await listen(this.server);
    return this;
  }

  stop = (): Promise<void> => close(this.server);
}

/**
 * Serves a finished build as a good host would: addresses without `.html`, files precompressed with
 * Brotli 11, and everything but pages cacheable. HTTP/1.1.
 */
export class SiteServer {
  private readonly files: Map<string, string>;
  private readonly contents = new Map<string, Contents>();
  private readonly server = createServer((request, response) => this.answer(request, response));
  origin = '';
  /** The requests since it was last emptied, without favicons. */
  readonly served: ServedRequest[] = [];
  /** What the probe has sent to `reportPath`. */
  private readonly images: string[];
  private readonly pictureOrigin: string;
  readonly reports: unknown[] = [];
  /** A script to insert first in every page. */
  probe = '';

  /**
   * @param folder the finished build
   * @param images addresses of pictures on other hosts, to replace by ones on `pictureOrigin`
   */
  constructor(folder: string, images: string[], pictureOrigin: string) {
    this.images = images;
    this.pictureOrigin = pictureOrigin;
    const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    this.files = new Map(
      names
        .filter((name) => extname(name) in types)
        .map((name) => [addressOf(name), join(folder, name)]),
    );
  }

  /** @param paths the pages to compress now; files that aren't pages always are */
  async start(paths: string[]): Promise<this> {
    for (const [address, file] of this.files) {
      if (!file.endsWith('.html') || paths.includes(address)) {
        this.contentsOf(file);
      }
    }
    this.origin = await listen(this.server);
    return this;
  }

  stop = (): Promise<void> => close(this.server);

  private contentsOf(file: string): Contents {
    let contents = this.contents.get(file);
    if (!contents) {
      const original = readFileSync(file, 'utf8');
      const text = this.withLocalPictures(original);
      const body = brotli(text);
      const bytes = (text === original ? body : brotli(original)).length;
      contents = {original, text, body, bytes};
      this.contents.set(file, contents);
    }
    return contents;
  }

  private withLocalPictures(text: string): string {
    const origins = new Set(this.images.map((image) => new URL(image).origin));
    return this.images
      .reduce(
        (all, image) => all.replaceAll(image, this.pictureOrigin + new URL(image).pathname),
        text,
      )
      .replace(policy, (meta) =>
        [...origins].reduce((all, origin) => all.replaceAll(origin, this.pictureOrigin), meta),
      );
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(request.url ?? '/', this.origin);
    if (pathname === reportPath) {
      this.takeReport(request, response);
      return;
    }
    const found = this.files.get(pathname);
    const file = found ?? this.files.get('/404');
    if (!file) {
      response.writeHead(404, {'content-type': 'text/plain'});
      response.end('Not found');
      return;
    }
    const type = types[extname(file)] ?? 'text/plain';
    const contents = this.contentsOf(file);
    const isPage = file.endsWith('.html');
    const isProbed = this.probe !== '' && isPage;
    const body = isProbed ? this.withProbe(contents.text) : contents.body;
    if (!pathname.includes('favicon')) {
      this.served.push({
        type: type.split(';')[0] ?? type,
        bytes: contents.bytes,
        text: contents.original,
        isPrefetch: request.headers['sec-purpose'] !== undefined,
      });
    }
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': isPage ? 'no-cache' : 'max-age=3600',
      ...(isProbed ? {} : {'content-encoding': 'br'}),
    });
    response.end(body);
  }

  private withProbe(html: string): Buffer {
    // The page's policy would block the probe.
    const open = html.replace(policy, '');
    return Buffer.from(open.replace('<title', () => `<script>${this.probe}</script><title`));
  }

  private takeReport(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      this.reports.push(JSON.parse(text));
      response.writeHead(204);
      response.end();
    });
  }
}

/** The address of a file: `/tools` for `tools.html`. */
function addressOf(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`;
  return path.replace(/(?:(?<=\/)index)?\.html$/, '');
}
