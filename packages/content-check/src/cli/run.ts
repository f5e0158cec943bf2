import {parseArgs} from 'node:util';
import {checkContent} from '../checkContent';
import {loadContentConfig} from '../config';
import {applyFixes} from '../fixes/applyFixes';
import {formatReport, formats} from './formats';
import type {Format} from './formats';

const usage = `npm run check                     checks all content
npm run check -- --fix            fixes what it can, then checks the rest
npm run check -- --format=github  prints annotations for a pull request (or: json, text)
`;

/** What the command prints, and its exit code: 1 for errors in the content, 2 for wrong usage. */
export type Outcome = {status: 0 | 1 | 2; stdout: string; stderr: string};

type Options = {format: Format; fix: boolean; help: boolean};

class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        format: {type: 'string', default: 'text'},
        fix: {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const format = formats.find((name) => name === values.format);
  if (!format) {
    const choices = formats.join(', ');
    throw new UsageError(`The format "${values.format}" doesn't exist. Use one of: ${choices}.\n`);
  }
  // npm keeps the option of `npm run check --fix` to itself, and only tells it in this variable.
  return {...values, format, fix: values.fix || process.env.npm_config_fix === 'true'};
}

/** Makes an error's message all that is printed. */
async function explained<T>(action: () => T | Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n`);
  }
}

async function check(siteDir: string, {format, fix}: Options, useColor: boolean): Promise<Outcome> {
  const config = await explained(() => loadContentConfig(siteDir));
  const {fixed} = fix ? await explained(() => applyFixes(siteDir, config)) : {fixed: []};
  const report = await checkContent(siteDir, config);
  if (report.sources.length === 0) {
    throw new UsageError(
      `There's nothing to check: ${config.contentFolder} contains no pages and no records.\n`,
    );
  }
  return {
    status: report.diagnostics.some(({severity}) => severity === 'error') ? 1 : 0,
    stdout: `${formatReport(format, report, useColor)}\n`,
    stderr: fixed.map(({file, line, message}) => `fixed  ${file}:${line}  ${message}\n`).join(''),
  };
}

/**
 * Runs the command.
 *
 * @param siteDir the project's root
 * @param useColor whether the output is a terminal
 */
export async function run(
  args: readonly string[],
  siteDir: string,
  useColor = false,
): Promise<Outcome> {
  try {
    const options = readOptions(args);
    return options.help
      ? {status: 0, stdout: usage, stderr: ''}
      : await check(siteDir, options, useColor);
  } catch (error) {
    if (error instanceof UsageError) {
      return {status: 2, stdout: '', stderr: error.message};
    }
    throw error;
  }
}
