import {nearest} from '../suggest';
import {takeApart, withoutColon} from './yamlLines';
import type {Repair} from './yamlLines';

const withoutJson = (text: string): string =>
  text.replace(/^(\s*)(?:- )?"([\w-]+)"\s*:\s*/, '$1$2: ').replace(/,\s*$/, '');

/** Lines that were copied from a JSON file. */
function jsonRepairs(lines: readonly string[], line: number): Repair[] {
  if (!/^\s*(\{|(?:- )?"[\w-]+"\s*:.*,\s*$)/.test(lines[line] ?? '')) {
    return [];
  }
  const isJson = (text: string) => /^\s*([{}[\]],?|(?:- )?"[\w-]+"\s*:.*)\s*$/.test(text);
  let start = line;
  while (start > 0 && isJson(lines[start - 1] ?? '')) {
    start -= 1;
  }
  let end = line;
  while (end < lines.length && isJson(lines[end] ?? '')) {
    end += 1;
  }
  const written = lines
    .slice(start, end)
    .map((text) => (/["\w]/.test(text) ? withoutJson(text) : ''));
  const first = written.findIndex((text) => text !== '');
  const entries = lines
    .map((text) => /^\s*-\s/.exec(text)?.[0])
    .filter((text) => text !== undefined);
  const hyphen = entries[0] ?? '- ';
  const change = (prefix: string): Repair => ({
    line: start,
    column: 0,
    changes: new Map(
      written.map((text, index) => {
        const indent = index === first ? prefix : ' '.repeat(prefix.length);
        return [start + index, text === '' ? '' : indent + text.trim()];
      }),
    ),
    message: 'These lines are JSON, but this file is YAML.',
    hint: `Write each field on a line of its own, without a comma at its end: ${(written[first] ?? '').trim()}`,
  });
  const own = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  return first === -1 ? [] : [change(hyphen), change(own)];
}

/** A comment or a separator as other files have them. */
function commentRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const [, start = '', mark = ''] = /^(\s*)(\/\/|\/\*|<!--|;|--(?!-)|---+|\.\.\.)/.exec(text) ?? [];
  if (mark === '') {
    return [];
  }
  const isSeparator = /^\s*(-{3,}|\.{3})\s*$/.test(text);
  return [
    {
      line,
      column: start.length,
      changes: new Map([[line, `# ${text.trim()}`]]),
      message: isSeparator
        ? `A line of ${mark} doesn't belong in this file.`
        : `"${mark}" doesn't start a comment in this file.`,
      hint: isSeparator ? 'Delete it.' : 'Write # instead.',
    },
  ];
}

function repeatedLine(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  return text === lines[line - 1]
    ? [
        {
          line,
          column: /^\s*/.exec(text)?.[0].length ?? 0,
          changes: new Map([[line, '']]),
          message: 'This line repeats the one above it.',
          hint: 'Delete one of them.',
        },
      ]
    : [];
}

/** A line such as `client:` that is missing above the lines that belong to it. */
export function missingParents(
  lines: readonly string[],
  line: number,
  fields: ReadonlyMap<string, {isGroup: boolean}>,
): Repair[] {
  const text = lines[line] ?? '';
  const keys = lines.map((other) => takeApart(other).key);
  const indent = /^ */.exec(text)?.[0].length ?? 0;
  return Array.from(fields)
    .filter(([name, {isGroup}]) => isGroup && !nearest(name, keys, 0.25))
    .flatMap(([name]) =>
      [indent, Math.max(indent - 2, 0)].map((column) => ({
        line,
        column: indent,
        changes: new Map([[line, `${' '.repeat(column)}${name}:\n${text}`]]),
        message: `There's no line \`${name}:\` above this line.`,
        hint: `Add it: ${name}:`,
        // Another repair that leaves nothing to be desired is more likely.
        penalty: 0.4,
      })),
    );
}

/** Any other repair is better than one without a whole field. */
const FIELD_PENALTY = 500;

/**
 * The last resort: without this line, the rest can be read.
 *
 * @param anyLine whether to consider lines that have a field
 */
export function omissions(lines: readonly string[], line: number, anyLine: boolean): Repair[] {
  const text = lines[line] ?? '';
  const hasField = takeApart(text).key !== '';
  return hasField && !anyLine
    ? []
    : [
        {
          line,
          column: /^\s*/.exec(text)?.[0].length ?? 0,
          changes: new Map([[line, '']]),
          ...(hasField
            ? {
                message: "This line isn't written like the lines around it.",
                hint: 'Compare its spaces, its hyphen and its colon with theirs.',
              }
            : withoutColon),
          penalty: hasField ? FIELD_PENALTY : 0.5,
        },
      ];
}

/** Changes of lines that were written for another kind of file. */
export const blockRepairs = (lines: readonly string[], line: number): Repair[] => [
  ...repeatedLine(lines, line),
  ...commentRepairs(lines, line),
  ...jsonRepairs(lines, line),
];
