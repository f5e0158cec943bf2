import {spawn} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from '../fixtures';

const root = join(__dirname, '../..');

const sources = [
  'docs-content',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** A copy of the site's sources, to make slips in. */
export class Sources {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'authoring-')));

  constructor() {
    for (const source of sources) {
      cpSync(join(root, source), join(this.folder, source), {recursive: true});
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Changes the first place in a file of `docs-content/` that is as `from` says. */
  change(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, 'docs-content', file);
    const text = readFileSync(path, 'utf8');
    expect(text, file).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  }

  /** Makes a file as it was in the beginning. */
  restore(file: string): void {
    cpSync(join(root, 'docs-content', file), join(this.folder, 'docs-content', file));
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export type RunningSite = {
  address: string;
  /** What it has said in the terminal since `forget`. */
  output: () => string;
  forget: () => void;
  stop: () => void;
};

/** `npm start`, as authors use it. */
export async function startSite(folder: string): Promise<RunningSite> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', String(port)],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    address: `http://localhost:${port}`,
    output: () => output,
    forget: () => {
      output = '';
    },
    stop: () => server.kill(),
  };
}
