import {run} from '../run';

/* Runs the command once per message. cspell can't be loaded in Jest's own process. */

export type Request = {args: string[]; siteDir: string};

process.on(
  'message',
  ({args, siteDir}: Request) => void run(args, siteDir).then((outcome) => process.send?.(outcome)),
);
