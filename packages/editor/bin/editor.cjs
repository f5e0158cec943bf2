#!/usr/bin/env node
require('@sitekit/swc-register');

const {run} = require('../src/server/newPage/cli.ts');

run(process.argv.slice(2)).catch((/** @type {unknown} */ error) => {
  console.error(error.message);
  process.exitCode = 1;
});
