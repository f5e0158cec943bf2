import {runCommand} from './commands';

runCommand(process.argv.slice(2), {env: process.env, now: new Date()}).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    // GitHub reads annotations in both streams.
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
