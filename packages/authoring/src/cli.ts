import {join} from 'node:path';
import {loadContentConfig} from '@sitekit/content-check';
import {generate} from './generate';
import type {GenerateOptions} from './generate';
import {newPage} from './newPage';
import type {NewPageOptions} from './newPage';

/** What `config/authoring.ts` exports. Paths are from the project's root. */
export type AuthoringConfig = GenerateOptions & NewPageOptions;

const usage = `Usage:
  authoring generate [--data] [--check]
  authoring new-page [--help]`;

/**
 * Runs a command in the current folder, a project's root.
 *
 * @param args the command's name and its arguments
 * @throws Error that says what is wrong, or how the commands are used
 */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  // oxlint-disable-next-line typescript/no-require-imports -- the only call that loads TypeScript in Node.js and Jest
  const {default: config} = require(join(siteDir, 'config/authoring.ts')) as {
    default: AuthoringConfig;
  };
  switch (command) {
    case 'generate':
      generate(siteDir, config, args);
      break;
    case 'new-page':
      await newPage(loadContentConfig(siteDir), config, args);
      break;
    default:
      throw new Error(usage);
  }
}
