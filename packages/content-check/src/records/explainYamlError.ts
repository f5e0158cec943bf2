import type {YAMLParseError} from 'yaml';
import type {DiagnosticDetails} from '../SourceFile';

/** A value that starts with a quote and doesn't end it on its line. */
const openedQuote = /^[^#\n]*?[:-][ \t]+((["'])(?:(?!\2)[^\n])*)$/m;

/** Text that starts with a character to which YAML gives a meaning of its own. */
const specialStart = /^[\s-]*[\w'"]+:[ \t]+([-*&@`%>|[{!"'])/;

const lineAt = (text: string, offset: number): string =>
  text.slice(offset).split(/\r?\n/, 1)[0] ?? '';

const startOfLine = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

const needsColon: DiagnosticDetails = {
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above.',
};

const wrongIndentation: DiagnosticDetails = {
  message: "This line isn't indented like the lines around it.",
  hint: 'Start it with the same number of spaces.',
};

function explainOther(line: string): DiagnosticDetails {
  const special = specialStart.exec(line)?.[1];
  return special
    ? {
        message: /["']/.test(special)
          ? 'This text continues after its closing quote.'
          : `Text that starts with ${special} needs quotes.`,
        hint: 'Put the whole text in double quotes, and write \\" for each quote in it.',
      }
    : {
        message: "This line isn't written like the lines around it.",
        hint: 'Compare its spaces, its hyphen and its colon with theirs.',
      };
}

function explain(
  text: string,
  {code, message, pos: [start]}: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
): DiagnosticDetails {
  const rest = lineAt(text, start);
  const line = lineAt(text, startOfLine(text, start));
  switch (code) {
    case 'BAD_INDENT':
      return wrongIndentation;
    case 'MULTILINE_IMPLICIT_KEY':
      return needsColon;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:(\s|$)/.test(rest)
        ? {
            message: 'Text that contains a colon needs quotes.',
            hint: rest.includes('"')
              ? 'Put the whole text in double quotes, and write \\" for each quote in it.'
              : `Put the whole text in double quotes: "${rest.trim()}"`,
          }
        : {
            message: 'This line and the next one are indented differently.',
            hint: 'Start them with the same number of spaces as the lines around them.',
          };
    case 'DUPLICATE_KEY':
      return {
        message: `The field \`${rest.split(':', 1)[0] ?? ''}\` is used twice.`,
        hint: 'Delete one of the two lines.',
      };
    case 'MISSING_CHAR':
      if (message.startsWith('Implicit map keys')) {
        return needsColon;
      }
      return message.startsWith('Sequence item') ? wrongIndentation : explainOther(line);
    default:
      return explainOther(line);
  }
}

/**
 * Explains the first syntax error of a YAML text: the others usually follow from it.
 *
 * @returns also where it is: an offset in the text
 */
export function explainYamlError(
  text: string,
  error: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
): DiagnosticDetails & {offset: number} {
  const tab = /^[ ]*\t/m.exec(text);
  if (tab) {
    return {
      offset: tab.index + tab[0].length - 1,
      message: 'This line starts with a tab.',
      hint: 'Indent it with spaces, like the lines around it.',
    };
  }
  const flow = /^Flow (map|sequence)/.exec(error.message)?.[1];
  if (flow) {
    const [opening, closing] = flow === 'map' ? (['{', '}'] as const) : (['[', ']'] as const);
    return {
      offset: text.lastIndexOf(opening, error.pos[0]),
      message: `This "${opening}" is never closed.`,
      hint: `Add ${closing} at the end of the line.`,
    };
  }
  const opened = error.code === 'MISSING_CHAR' ? openedQuote.exec(text) : null;
  if (opened) {
    const [line, quoted = '', quote = ''] = opened;
    return {
      offset: opened.index + line.length - quoted.length,
      message: 'This quote is never closed.',
      hint: `Add ${quote} at the end of the text.`,
    };
  }
  return {offset: error.pos[0], ...explain(text, error)};
}
