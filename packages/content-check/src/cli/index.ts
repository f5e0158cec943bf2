import {join} from 'node:path';
import type {GenerateOptions} from '../generate';
import {run} from './run';

/** Runs `content-check generate`, with what `config/generate.ts` exports. */
async function generate(siteDir: string, args: readonly string[]): Promise<void> {
  // Loaded here because the check doesn't need the TypeScript compiler.
  const generator = await import('../generate');
  // oxlint-disable-next-line typescript/no-require-imports -- the only call that loads TypeScript
  const {default: options} = require(join(siteDir, 'config/generate.ts')) as {
    default: GenerateOptions;
  };
  generator.generate(siteDir, options, args);
}

async function check(siteDir: string, args: readonly string[]): Promise<void> {
  const useColor = process.stdout.isTTY && process.env.NO_COLOR === undefined;
  const {status, stdout, stderr} = await run(args, siteDir, useColor);
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  process.exitCode = status;
}

const [command, ...options] = process.argv.slice(2);
const done =
  command === 'generate'
    ? generate(process.cwd(), options)
    : check(process.cwd(), process.argv.slice(2));
done.catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
