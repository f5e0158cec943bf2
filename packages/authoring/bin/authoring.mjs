#!/usr/bin/env node
import 'tsx';

// Compiled to CommonJS, whose exports are on the default export.
const {default: cli} = await import('../src/cli.ts');

try {
  await cli.run(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
