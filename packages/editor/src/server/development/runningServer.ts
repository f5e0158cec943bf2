import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {dirname} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import isEqual from 'lodash/isEqual';
import * as z from 'zod';

/** A server of this folder: its process, and where it can be opened, once it can be. */
const serverSchema = z.strictObject({pid: z.int().positive(), address: z.url().optional()});

/** How long a server may take to start. A process that is older and has no address has crashed. */
const MAX_START_MS = 120_000;

/** Much longer than a server takes from reading the file to writing it. */
const MOMENT_MS = 200;

type RunningServer = z.infer<typeof serverSchema>;

const startingNotice =
  'The site is already starting in another terminal. Open it there, or stop it first, with Ctrl+C.';

function isProcess(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
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

/** @returns what to tell a second server about one that runs or starts; undefined if there is none */
async function noticeOf(file: string): Promise<string | undefined> {
  const other = read(file);
  if (!other || other.pid === process.pid || !isProcess(other.pid)) {
    return undefined;
  }
  const {address} = other;
  if (address === undefined) {
    return Date.now() - statSync(file).mtimeMs < MAX_START_MS ? startingNotice : undefined;
  }
  // After a crash, its process and its port can be those of other programs, but hardly both.
  return (await answers(address))
    ? `The site is already running. Open ${address}, or stop it first, with Ctrl+C in its terminal.`
    : undefined;
}

/**
 * Says that this process is the server of a folder, until it ends. Two would replace each other's
 * generated files, such as the tokens with which pages can change files.
 *
 * @param file where it says so
 * @returns what to call with the server's address when it can be opened
 * @throws Error when a server already runs, with its address, or starts
 */
export async function claimServer(file: string): Promise<(address: string) => void> {
  const write = (server: RunningServer) => {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(server));
  };
  const other = read(file);
  const notice = await noticeOf(file);
  if (notice !== undefined) {
    throw new Error(notice);
  }
  // When Docusaurus starts again in the same process, its address stays.
  if (other?.pid !== process.pid) {
    if (!isEqual(read(file), other)) {
      throw new Error(startingNotice);
    }
    write({pid: process.pid});
    // Of servers that write at the same moment, the last one runs.
    await setTimeout(MOMENT_MS);
    if (read(file)?.pid !== process.pid) {
      throw new Error(startingNotice);
    }
  }
  process.once('exit', () => {
    if (read(file)?.pid === process.pid) {
      rmSync(file, {force: true});
    }
  });
  return (address) => write({pid: process.pid, address});
}
