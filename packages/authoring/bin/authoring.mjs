#!/usr/bin/env node
import 'tsx';

const {run} = await import('../src/cli.ts');

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
