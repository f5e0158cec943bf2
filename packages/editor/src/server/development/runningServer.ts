import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {dirname} from 'node:path';
import * as z from 'zod';

/** A server of this folder: its process, and where it can be opened. */
const serverSchema = z.strictObject({pid: z.int().positive(), address: z.url()});

type RunningServer = z.infer<typeof serverSchema>;

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

/**
 * Says that this process is the server of a folder, until it ends. Two would replace each other's
 * generated files, such as the tokens with which pages can change files.
 *
 * @param file where it says so
 * @returns what to call with the server's address when it can be opened
 * @throws Error with the address of the server that already runs
 */
export async function claimServer(file: string): Promise<(address: string) => void> {
  const other = read(file);
  // After a crash, its process and its port can be those of other programs, but hardly both.
  if (
    other &&
    other.pid !== process.pid &&
    isProcess(other.pid) &&
    (await answers(other.address))
  ) {
    throw new Error(
      `The site is already running. Open ${other.address}, or stop it first, with Ctrl+C in its terminal.`,
    );
  }
  process.once('exit', () => {
    if (read(file)?.pid === process.pid) {
      rmSync(file, {force: true});
    }
  });
  return (address) => {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({pid: process.pid, address} satisfies RunningServer));
  };
}
