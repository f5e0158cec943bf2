import {createColors} from 'picocolors';
import type {ContentReport} from '../checkContent';
import {formatDiagnostic} from '../Diagnostic';
import type {Diagnostic} from '../Diagnostic';
import {excerptOf} from '../SourceFile';
import {sentences} from '../suggest';
import {problemRange} from './problemRange';

export const formats = ['text', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `3 errors and 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

function formatText({sources, diagnostics}: ContentReport, useColor: boolean): string {
  const checked = `${counted(sources.length, 'file')} checked`;
  if (diagnostics.length === 0) {
    return `${checked}: ${createColors(useColor).green('no problems.')}`;
  }
  const texts = diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic, {excerpt: excerptOf(diagnostic, sources), useColor}),
  );
  const fixable = diagnostics.filter(({fix}) => fix).length;
  const hint = fixable > 0 ? `\nTo fix ${fixable} of them, run: npm run check -- --fix` : '';
  return `${texts.join('\n\n')}\n\n${checked}: ${countDiagnostics(diagnostics)}.${hint}`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands, which GitHub shows as annotations on the lines of a pull request. */
const formatGitHub = ({sources, diagnostics}: ContentReport): string =>
  diagnostics
    .map((diagnostic) => {
      const {file, line, column, severity, message} = diagnostic;
      const {end, fix} = problemRange(diagnostic, sources);
      // GitHub ignores annotations with columns on several lines.
      const columns = end.line === line ? `,col=${column},endColumn=${end.column}` : '';
      const place = `file=${escapeProperty(file)},line=${line},endLine=${end.line}${columns}`;
      const change =
        fix &&
        `npm run check -- --fix ${fix.text === '' ? `deletes "${fix.replaced}"` : `writes "${fix.text}" instead of "${fix.replaced}"`}.`;
      const body = sentences(diagnostic.hint, change);
      // Without a hint the message is the body, under the title that GitHub gives it.
      return body
        ? `::${severity} ${place},title=${escapeProperty(message)}::${escapeData(body)}`
        : `::${severity} ${place}::${escapeData(message)}`;
    })
    .join('\n');

function formatJson({sources, diagnostics}: ContentReport): string {
  const report = {
    files: sources.map(({path}) => path),
    diagnostics: diagnostics.map((diagnostic) => {
      const {end, fix} = problemRange(diagnostic, sources);
      return {
        ...diagnostic,
        endLine: end.line,
        endColumn: end.column,
        excerpt: excerptOf(diagnostic, sources),
        isFixable: fix !== undefined,
        fix: fix && {start: fix.start, end: fix.end, text: fix.text},
        suggestions: diagnostic.suggestions?.map(({text}) => text),
        repeats: undefined,
      };
    }),
  };
  return JSON.stringify(report, undefined, 2);
}

/** @param useColor whether the output is a terminal */
export function formatReport(format: Format, report: ContentReport, useColor: boolean): string {
  switch (format) {
    case 'text':
      return formatText(report, useColor);
    case 'github':
      return formatGitHub(report);
    case 'json':
      return formatJson(report);
  }
}
