import {blockRepairs, missingParents, omissions} from './blockRepairs';
import {entryRepairs} from './entryRepairs';
import {layoutRepairs} from './layoutRepairs';
import {valueRepairs} from './valueRepairs';
import {isSilent} from './yamlLines';
import type {Repair} from './yamlLines';

/** What is wrong with some lines of YAML. */
export type Appraisal = {
  /** How bad it is: 0 if nothing is wrong. */
  cost: number;
  /** The numbers of the lines with problems that a change of spaces or marks could solve. */
  lines: readonly number[];
  hasSyntaxProblems: boolean;
};

type Appraise = (lines: readonly string[]) => Appraisal;

/** More mistakes in one file usually follow from each other. */
const MAX_MISTAKES = 4;

/** More problems than these have the same cause, or are looked at in the next round. */
const MAX_PROBLEMS = 4;

/** Reading a long file takes some milliseconds. */
const MAX_ATTEMPTS = 200;

/** How far from a problem its cause usually is, in lines. */
const LINES_AROUND = 2;

/** Lines whose problem may show much further down: what they open isn't closed. */
const opensSomething =
  /[:-][ \t]+(["'])(?:(?!\1).)*$|[{[](?![^{}[\]]*[}\]])|^ *\t|^(?:---|\.\.\.)\s*$/;

/** The lines in which what contains a line starts, the first line below each, and that of the file. */
function linesAround(lines: readonly string[], line: number): number[] {
  const indentOf = (text: string) => /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const firstBelow = (above: number) =>
    lines.findIndex((text, index) => index > above && !isSilent(text));
  const found = [firstBelow(-1)];
  let indent = indentOf(lines[line] ?? '');
  for (let above = line - 1; above >= 0 && indent > 0; above -= 1) {
    const text = lines[above] ?? '';
    if (!isSilent(text) && indentOf(text) < indent) {
      found.push(above, firstBelow(above));
      indent = indentOf(text);
    }
  }
  return found;
}

/** Lines that may be wrong, the most likely first. */
function suspectsIn(lines: readonly string[], problems: readonly number[]): number[] {
  const first = problems.slice(0, MAX_PROBLEMS);
  const near = Array.from({length: LINES_AROUND}, (_, index) => index + 1).flatMap((distance) =>
    first.flatMap((line) => [line - distance, line + distance]),
  );
  const outer = first.flatMap((line) => linesAround(lines, line));
  const last = Math.max(...problems);
  const open = lines.flatMap((text, line) =>
    line <= last && opensSomething.test(text) ? [line] : [],
  );
  return Array.from(new Set([...open.slice(0, MAX_PROBLEMS), ...first, ...near, ...outer])).filter(
    (line) => line >= 0 && line < lines.length && !isSilent(lines[line] ?? ''),
  );
}

const applied = (lines: readonly string[], {changes}: Repair): string[] =>
  lines.map((text, line) => changes.get(line) ?? text);

/** An odd number of spaces, or a change of many lines, is less likely than anything else. */
const isUnlikely = ({changes}: Repair): boolean =>
  Array.from(changes.values()).some((text) => /^(?: {2})* (?! )/.test(text)) || changes.size > 2;

/** The repair that leaves the fewest problems; the first of those that leave equally few. */
function bestOf(
  repairs: readonly Repair[],
  lines: readonly string[],
  appraise: Appraise,
): Repair | undefined {
  let best: Repair | undefined;
  let {cost} = appraise(lines);
  for (const repair of repairs.slice(0, MAX_ATTEMPTS)) {
    const after = appraise(applied(lines, repair)).cost + (repair.penalty ?? 0);
    if (after < cost) {
      best = repair;
      cost = after;
    }
    if (cost === 0) {
      break;
    }
  }
  return best;
}

/**
 * Finds out what a person did wrong, by trying what would make it right: each mistake is the change
 * of a few characters that solves the most problems.
 *
 * @param fields all fields that the file can have
 * @returns the mistakes in order, and the lines without them
 */
export function findMistakes(
  original: readonly string[],
  fields: ReadonlyMap<string, {isGroup: boolean}>,
  appraise: Appraise,
): {mistakes: Repair[]; lines: readonly string[]} {
  const mistakes: Repair[] = [];
  let lines = original;
  for (let round = 0; round < MAX_MISTAKES; round += 1) {
    const {lines: problems, hasSyntaxProblems} = appraise(lines);
    if (problems.length === 0) {
      break;
    }
    const text = lines;
    const suspects = suspectsIn(lines, problems);
    const repairs = [
      ...suspects.flatMap((line) => [
        ...blockRepairs(text, line),
        ...entryRepairs(text[line] ?? '', line, fields),
        ...valueRepairs(text[line] ?? '', line, fields),
      ]),
      ...suspects.flatMap((line) => layoutRepairs(text, line)),
    ];
    const best = bestOf(
      [
        ...repairs.filter((repair) => !isUnlikely(repair)),
        ...repairs.filter(isUnlikely),
        ...suspects.flatMap((line) => missingParents(text, line, fields)),
        ...suspects.flatMap((line) => omissions(text, line, hasSyntaxProblems)),
      ],
      lines,
      appraise,
    );
    if (!best) {
      break;
    }
    mistakes.push(best);
    lines = applied(lines, best);
  }
  return {mistakes, lines};
}
