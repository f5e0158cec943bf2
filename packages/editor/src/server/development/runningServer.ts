import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {dirname} from 'node:path';
import * as z from 'zod';

/** A server of this folder: its process, and where it can be opened as soon as it can. */
const serverSchema = z.strictObject({pid: z.int().positive(), address: z.url().optional()});

type RunningServer = z.infer<typeof serverSchema>;

/** How long a server takes at most until it can be opened. */
const MAX_START_MS = 120_000;

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether something listens at an address of this computer. */
const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const {hostname, port} = new URL(address);
    const socket = connect({host: hostname, port: Number(port)});
    const finish = (isThere: boolean) => {
      resolve(isThere);
      socket.destroy();
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });

function read(file: string): RunningServer | undefined {
  try {
    return serverSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Another server that runs for the same folder. After a crash, its process and its port can be those
 * of other programs, but hardly both.
 *
 * @param file where a server says that it runs
 */
async function otherServer(file: string): Promise<RunningServer | undefined> {
  const server = read(file);
  if (!server || server.pid === process.pid || !isRunning(server.pid)) {
    return undefined;
  }
  const {address} = server;
  const isThere =
    address === undefined
      ? Date.now() - statSync(file).mtimeMs < MAX_START_MS
      : await answers(address);
  return isThere ? server : undefined;
}

/**
 * Says that this process is the server of a folder, until it ends. Two would replace each other's
 * generated files, such as the tokens with which pages can change files.
 *
 * @param file where it says so
 * @returns what to call with the server's address when it can be opened
 * @throws Error with the address of the server that already runs
 */
export async function claimServer(file: string): Promise<(address: string) => void> {
  const other = await otherServer(file);
  if (other) {
    throw new Error(
      other.address === undefined
        ? `The site is already being started, by process ${other.pid}.`
        : `The site is already running. Open ${other.address}, or stop it first, with Ctrl+C in its terminal.`,
    );
  }
  const write = (server: RunningServer) => writeFileSync(file, JSON.stringify(server));
  mkdirSync(dirname(file), {recursive: true});
  write({pid: process.pid});
  process.once('exit', () => {
    if (read(file)?.pid === process.pid) {
      rmSync(file, {force: true});
    }
  });
  return (address) => write({pid: process.pid, address});
}
