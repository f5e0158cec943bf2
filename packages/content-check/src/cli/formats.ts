import {createColors} from 'picocolors';
import type {ContentReport} from '../checkContent';
import {formatDiagnostic} from '../Diagnostic';
import type {Diagnostic} from '../Diagnostic';

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `3 errors and 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

function formatText({sources, diagnostics, reminders}: ContentReport, useColor: boolean): string {
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
const formatGitHub = ({diagnostics}: ContentReport): string =>
  diagnostics
    .map(({file, line, column, severity, message, hint = message}) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      return `::${severity} ${place},title=${escapeProperty(message)}::${escapeData(hint)}`;
    })
    .join('\n');

const formatJson = ({sources, diagnostics}: ContentReport): string =>
  JSON.stringify({files: sources.map(({path}) => path), diagnostics}, undefined, 2);

/** The formats of a report. `useColor` is whether the output is a terminal. */
export const formats: Readonly<
  Record<string, (report: ContentReport, useColor: boolean) => string>
> = {text: formatText, github: formatGitHub, json: formatJson};
