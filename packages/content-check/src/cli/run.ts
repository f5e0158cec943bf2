import {parseArgs} from 'node:util';
import {createColors} from 'picocolors';
import {checkContent} from '../checkContent';
import type {ContentReport} from '../checkContent';
import {loadContentConfig} from '../config';
import {countDiagnostics, counted, formatDiagnostic} from '../Diagnostic';
import {explainHandles} from '../fileHandles';
import {applyFixes} from '../fixes/applyFixes';

const usage = `npm run check                     checks all content
npm run check -- --fix            fixes what it can, then checks the rest
npm run check -- --strict         also fails because of warnings
npm run check -- --format=github  prints annotations for a pull request
`;

/** What the command prints, and its exit code: 1 for content that can't be published, 2 for wrong usage. */
export type Outcome = {status: 0 | 1 | 2; stdout: string; stderr: string};

/** A report for people. */
export function formatReport(
  {sources, diagnostics, reminders}: ContentReport,
  useColor: boolean,
): string {
  const checked = `${counted(sources.length, 'file')} checked`;
  const remember = reminders.map((reminder) => `\n\nRemember: ${reminder}`).join('');
  if (diagnostics.length === 0) {
    return `${checked}: ${createColors(useColor).green('no problems.')}${remember}`;
  }
  const texts = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, {useColor}));
  const fixable = diagnostics.filter(({fix}) => fix).length;
  const hint = fixable > 0 ? `\nTo fix ${fixable} of them, run: npm run check -- --fix` : '';
  return `${texts.join('\n\n')}\n\n${checked}: ${countDiagnostics(diagnostics)}.${hint}${remember}`;
}

const escapeData = (text: string): string => text.replace(/%/g, '%25');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands, which GitHub shows as annotations on the lines of a pull request. */
export const formatForGitHub = ({diagnostics}: ContentReport): string =>
  diagnostics
    .map(({file, line, column, severity, message, hint = message}) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      return `::${severity} ${place},title=${escapeProperty(message)}::${escapeData(hint)}`;
    })
    .join('\n');

const options = {
  format: {type: 'string', default: 'text'},
  fix: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
} as const;

async function checkAndFormat(
  args: readonly string[],
  siteDir: string,
  useColor: boolean,
): Promise<Outcome> {
  const {values} = parseArgs({args: [...args], options});
  if (!['text', 'github'].includes(values.format)) {
    throw new Error(`The format "${values.format}" doesn't exist. Use one of: text, github.`);
  }
  // npm keeps the option of `npm run check --fix` to itself, and only tells it in this variable.
  const has = (option: 'fix' | 'strict') =>
    values[option] || process.env[`npm_config_${option}`] === 'true';
  const config = loadContentConfig(siteDir);
  const {fixed} = has('fix') ? await applyFixes(siteDir, config) : {fixed: []};
  const report = await checkContent(siteDir, config);
  if (report.sources.length === 0) {
    const stderr = `There's nothing to check: ${config.contentFolder} contains no pages and no records.\n`;
    return {status: 2, stdout: '', stderr};
  }
  const isRefused = report.diagnostics.some(({severity}) => has('strict') || severity === 'error');
  const text =
    values.format === 'github' ? formatForGitHub(report) : formatReport(report, useColor);
  return {
    status: isRefused ? 1 : 0,
    stdout: `${text}\n`,
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
