import {parseArgs} from 'node:util';
import {checkContent} from '../checkContent';
import {loadContentConfig} from '../config';
import {applyFixes} from '../fixes/applyFixes';
import {explainHandles} from '../fileHandles';
import {formats} from './formats';

const usage = `npm run check                     checks all content
npm run check -- --fix            fixes what it can, then checks the rest
npm run check -- --strict         also fails because of warnings
npm run check -- --format=github  prints annotations for a pull request (or: json, text)
`;

/** What the command prints, and its exit code: 1 for content that can't be published, 2 for wrong usage. */
export type Outcome = {status: 0 | 1 | 2; stdout: string; stderr: string};

const options = {
  format: {type: 'string', default: 'text'},
  fix: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
} as const;

/** Reads the arguments and the configuration, and applies fixes. */
async function prepare(args: readonly string[], siteDir: string) {
  const {values} = parseArgs({args: [...args], options});
  const format = formats[values.format];
  if (!format) {
    const choices = Object.keys(formats).join(', ');
    throw new Error(`The format "${values.format}" doesn't exist. Use one of: ${choices}.`);
  }
  const config = loadContentConfig(siteDir);
  // npm keeps the option of `npm run check --fix` to itself, and only tells it in this variable.
  const has = (option: 'fix' | 'strict') =>
    values[option] || process.env[`npm_config_${option}`] === 'true';
  const fixed = has('fix') ? (await applyFixes(siteDir, config)).fixed : [];
  return {config, format, fixed, isStrict: has('strict')};
}

async function checkAndFormat(
  args: readonly string[],
  siteDir: string,
  useColor: boolean,
): Promise<Outcome> {
  const {config, format, fixed, isStrict} = await prepare(args, siteDir);
  const report = await checkContent(siteDir, config);
  if (report.sources.length === 0) {
    const stderr = `There's nothing to check: ${config.contentFolder} contains no pages and no records.\n`;
    return {status: 2, stdout: '', stderr};
  }
  const isRefused = report.diagnostics.some(({severity}) => isStrict || severity === 'error');
  return {
    status: isRefused ? 1 : 0,
    stdout: `${format(report, useColor)}\n`,
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
    return await checkAndFormat(args, siteDir, useColor);
  } catch (thrown) {
    const {message, code = ''} = explainHandles(thrown) as NodeJS.ErrnoException;
    const stderr = `${message}\n${code.startsWith('ERR_PARSE_ARGS') ? `\n${usage}` : ''}`;
    return {status: 2, stdout: '', stderr};
  }
}
