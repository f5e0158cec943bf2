import {createColors} from 'picocolors';
import {formatProblem, severityOf} from '../problem';
import type {Problem} from '../problem';

export const formats = ['people', 'github', 'json'] as const;
export type Format = (typeof formats)[number];

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** `3 errors and 1 warning`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => severityOf(problem) === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

function forPeople(problems: readonly Problem[], files: number, useColour: boolean): string {
  const checked = `${counted(files, 'file')} of docs-content checked`;
  if (problems.length === 0) {
    return `${checked}: ${createColors(useColour).green('everything is in order.')}`;
  }
  const text = problems.map((problem) => formatProblem(problem, useColour)).join('\n\n');
  const mendable = problems.filter(({fix}) => fix).length;
  const hint = mendable > 0 ? `\nnpm run check -- --fix mends ${mendable} of them.` : '';
  return `${text}\n\n${checked}: ${countProblems(problems)}.${hint}`;
}

const escapeData = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands that GitHub shows at the lines of a pull request. */
function forGitHub(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const {file, line, column, message, mend} = problem;
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      const text = [message, mend].filter(Boolean).join('\n');
      return `::${severityOf(problem)} ${place},title=${escapeProperty(message)}::${escapeData(text)}`;
    })
    .join('\n');
}

function forPrograms(problems: readonly Problem[], files: readonly string[]): string {
  const report = {
    files,
    problems: problems.map(({fix, ...problem}) => ({
      ...problem,
      severity: severityOf(problem),
      canBeFixed: fix !== undefined,
    })),
  };
  return JSON.stringify(report, undefined, 2);
}

/** @param useColour whether it is read on a terminal */
export function formatReport(
  format: Format,
  {files, problems}: {files: readonly string[]; problems: readonly Problem[]},
  useColour: boolean,
): string {
  switch (format) {
    case 'people':
      return forPeople(problems, files.length, useColour);
    case 'github':
      return forGitHub(problems);
    case 'json':
      return forPrograms(problems, files);
  }
}
