import {run} from './run';

async function main(): Promise<void> {
  const useColor = process.stdout.isTTY && process.env.NO_COLOR === undefined;
  const {status, stdout, stderr} = await run(process.argv.slice(2), process.cwd(), useColor);
  process.stderr.write(stderr);
  process.stdout.write(stdout);
  process.exitCode = status;
}

void main();
