import {join} from 'node:path';
import {loadContentConfig} from '@sitekit/content-check';
import {newPage} from '.';
import type {NewPageOptions} from '.';

/**
 * Runs `editor new-page` in the current folder, a project's root.
 *
 * @param args `new-page` and its options
 * @throws Error that says what is wrong, or how the command is used
 */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command !== 'new-page') {
    throw new Error('Usage:\n  editor new-page [--help]');
  }
  const siteDir = process.cwd();
  // oxlint-disable-next-line typescript/no-require-imports -- the only call that loads TypeScript in Node.js and Jest
  const {default: options} = require(join(siteDir, 'config/newPages.ts')) as {
    default: NewPageOptions;
  };
  await newPage(loadContentConfig(siteDir), options, args);
}

export type {NewPageOptions};
