import {mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import * as z from 'zod';

/** A server of this folder: its process, and where it can be opened, once it can be. */
const serverSchema = z.strictObject({pid: z.int().positive(), address: z.url().optional()});

/** How long a server may take to start. A process that is older and has no address has crashed. */
const MAX_START_MS = 120_000;

type RunningServer = z.infer<typeof serverSchema>;

const startingNotice =
  'The site is already starting in another terminal. Open it there, or stop it first, with Ctrl+C.';

function isProcess(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // It exists, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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

/** @returns undefined while its server writes it */
function read(file: string): RunningServer | undefined {
  try {
    return serverSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns what to tell a second server about one that runs or starts; undefined if it has crashed */
async function noticeOf(file: string): Promise<string | undefined> {
  const {pid, address} = read(file) ?? {};
  if (pid !== undefined && !isProcess(pid)) {
    return undefined;
  }
  if (address === undefined) {
    const since = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
    return Date.now() - since < MAX_START_MS ? startingNotice : undefined;
  }
  // After a crash, its process and its port can be those of other programs, but hardly both.
  return (await answers(address))
    ? `The site is already running. Open ${address}, or stop it first, with Ctrl+C in its terminal.`
    : undefined;
}

/** The number of the last server that said that it runs; 0 if none did. */
const lastNumber = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder).map((name) => Number(/^server-(\d+)\.json$/.exec(name)?.[1] ?? 0)),
  );

/** Creates a file. Of several servers that try, one can. */
function create(file: string, server: RunningServer): void {
  try {
    writeFileSync(file, JSON.stringify(server), {flag: 'wx'});
  } catch (error) {
    throw new Error(startingNotice, {cause: error});
  }
}

/**
 * Says that this process is the server of a folder, until it ends. Two would replace each other's
 * generated files, such as the tokens with which pages can change files.
 *
 * @param folder where it says so: in a file with the next number after that of a server that crashed
 * @returns what to call with the server's address when it can be opened
 * @throws Error when a server already runs, with its address, or starts
 */
export async function claimServer(folder: string): Promise<(address: string) => void> {
  mkdirSync(folder, {recursive: true});
  const fileOf = (number: number) => join(folder, `server-${number}.json`);
  const last = lastNumber(folder);
  // When Docusaurus starts again in the same process, its address stays.
  const isOwn = last > 0 && read(fileOf(last))?.pid === process.pid;
  const file = fileOf(isOwn ? last : last + 1);
  if (!isOwn) {
    const notice = last > 0 ? await noticeOf(fileOf(last)) : undefined;
    if (notice !== undefined) {
      throw new Error(notice);
    }
    create(file, {pid: process.pid});
    rmSync(fileOf(last), {force: true});
    process.once('exit', () => rmSync(file, {force: true}));
  }
  return (address) => writeFileSync(file, JSON.stringify({pid: process.pid, address}));
}
