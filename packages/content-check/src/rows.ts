import type {Problem} from './Diagnostic';

/** Text with the groups of a match: `Write [$1](/page)`. */
export type Template = string | ((match: RegExpExecArray) => string | undefined);

/** A mistake that a pattern finds. If the pattern has a group `part`, only that is wrong. */
export type Row = {
  /** With the flag `d` if it has a group `part`. */
  pattern: RegExp;
  /** Undefined for a match that is right after all. */
  message: Template;
  hint?: Template;
  /** What to write instead of what's wrong. */
  fix?: Template;
  severity?: 'warning';
};

/** A problem that a row found. */
export type Match = Problem & Required<Pick<Problem, 'offset' | 'end'>>;

const fill = (template: Template | undefined, match: RegExpExecArray): string | undefined =>
  typeof template === 'string'
    ? template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    : template?.(match);

/** The part of a match that is wrong. */
export const partOf = ({groups}: RegExpExecArray): string => groups?.part ?? '';

/**
 * What a row says about a match.
 *
 * @param shift what to add to the offsets of the match
 * @returns undefined for a match that is right after all
 */
export function explainMatch(row: Row, match: RegExpExecArray, shift = 0): Match | undefined {
  const message = fill(row.message, match);
  if (message === undefined) {
    return undefined;
  }
  const [first, last] = match.indices?.groups?.part ?? [match.index, match.index + match[0].length];
  const text = fill(row.fix, match);
  const hint = fill(row.hint, match);
  const [start, end] = [first + shift, last + shift];
  const lead = Math.max(match.input.slice(first, last).search(/\S/), 0);
  return {
    end,
    offset: start + lead,
    message,
    ...(hint !== undefined && {hint}),
    ...(row.severity && {severity: row.severity}),
    ...(text !== undefined && {fix: {start, end, text}}),
  };
}

/** The problem of the first row whose pattern matches a text. */
export function firstProblem(rows: readonly Row[], text: string, shift = 0): Match | undefined {
  for (const row of rows) {
    const match = row.pattern.exec(text);
    const problem = match && explainMatch(row, match, shift);
    if (problem) {
      return problem;
    }
  }
  return undefined;
}
