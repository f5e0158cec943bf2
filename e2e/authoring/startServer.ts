import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export type RunningServer = {
  address: string;
  /** What it has printed in the terminal since the last `clearOutput`. */
  output: () => string;
  clearOutput: () => void;
  /** Resolves when nothing is written anymore. */
  stop: () => Promise<void>;
};

/**
 * `npm start`, as authors use it.
 *
 * @param editor the command of the editor that the panel opens
 */
export async function startServer(folder: string, editor: string): Promise<RunningServer> {
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
        LAUNCH_EDITOR: editor,
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
    clearOutput: () => {
      output = '';
    },
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill();
      }),
  };
}
