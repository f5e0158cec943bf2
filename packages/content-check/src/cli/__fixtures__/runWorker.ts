import {run} from '../run';
import type {Outcome} from '../run';

/* Runs the command once per message. cspell can't be loaded in Jest's own process. */

export type Request = {args: string[]; siteDir: string; env: Record<string, string>};

/** What the command answered, and the processor time it took, which other programs don't change. */
export type Response = {outcome: Outcome; ms: number};

async function respond({args, siteDir, env}: Request): Promise<void> {
  const start = process.cpuUsage();
  Object.assign(process.env, env);
  const outcome = await run(args, siteDir);
  Object.keys(env).forEach((name) => Reflect.deleteProperty(process.env, name));
  const {user, system} = process.cpuUsage(start);
  process.send?.({outcome, ms: (user + system) / 1000} satisfies Response);
}

process.on('message', (request: Request) => void respond(request));
