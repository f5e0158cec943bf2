import {parseArgs} from 'node:util';
import {checkContent} from '../checkContent';
import {loadContentConfig} from '../config';
import {applyFixes} from '../fixes/applyFixes';
import {formats} from './formats';

const usage = `npm run check                     checks all content
npm run check -- --fix            fixes what it can, then checks the rest
npm run check -- --format=github  prints annotations for a pull request (or: json, text)
`;

/** What the command prints, and its exit code: 1 for errors in the content, 2 for wrong usage. */
export type Outcome = {status: 0 | 1 | 2; stdout: string; stderr: string};

const options = {
  format: {type: 'string', default: 'text'},
  fix: {type: 'boolean', default: false},
} as const;

class UsageError extends Error {}

/** Makes an error's message all that is printed. */
async function explained<T>(action: () => T | Promise<T>, help = ''): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${help}`);
  }
}

async function check(args: readonly string[], siteDir: string, useColor: boolean) {
  const {values} = await explained(() => parseArgs({args: [...args], options}), `\n${usage}`);
  const format = formats[values.format];
  if (!format) {
    const choices = Object.keys(formats).join(', ');
    throw new UsageError(`The format "${values.format}" doesn't exist. Use one of: ${choices}.\n`);
  }
  const config = await explained(() => loadContentConfig(siteDir));
  // npm keeps the option of `npm run check --fix` to itself, and only tells it in this variable.
  const isFixing = values.fix || process.env.npm_config_fix === 'true';
  const {fixed} = isFixing ? await explained(() => applyFixes(siteDir, config)) : {fixed: []};
  const report = await checkContent(siteDir, config);
  if (report.sources.length === 0) {
    throw new UsageError(
      `There's nothing to check: ${config.contentFolder} contains no pages and no records.\n`,
    );
  }
  const hasErrors = report.diagnostics.some(({severity}) => severity === 'error');
  return {
    status: hasErrors ? 1 : 0,
    stdout: `${format(report, useColor)}\n`,
    stderr: fixed.map(({file, line, message}) => `fixed  ${file}:${line}  ${message}\n`).join(''),
  } as const;
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
    return await check(args, siteDir, useColor);
  } catch (error) {
    if (error instanceof UsageError) {
      return {status: 2, stdout: '', stderr: error.message};
    }
    throw error;
  }
}
