import type {YAMLParseError} from 'yaml';
import type {DiagnosticDetails} from '../SourceFile';

/** A value that starts with a quote and doesn't end it on its line. */
const openedQuote = /^[^#\n]*?[:-][ \t]+((["'])(?:(?!\2)[^\n])*)$/m;

const lineAt = (text: string, offset: number): string =>
  text.slice(offset).split(/\r?\n/, 1)[0] ?? '';

const needsColon: DiagnosticDetails = {
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as "field: value", or indent it if it belongs to the line above.',
};

const openBracket: DiagnosticDetails = {
  message: 'A bracket above this line is never closed.',
  hint: 'Close it at the end of the list.',
};

function explain(
  text: string,
  {code, message, pos: [start]}: Pick<YAMLParseError, 'code' | 'message' | 'pos'>,
): DiagnosticDetails {
  const rest = lineAt(text, start);
  switch (code) {
    case 'BAD_INDENT':
      return message.includes('end with a')
        ? openBracket
        : {
            message: "This line isn't indented like the lines around it.",
            hint: 'Start it with the same number of spaces.',
          };
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
        message: `The field "${rest.split(':', 1)[0] ?? ''}" is used twice.`,
        hint: 'Delete one of the two lines.',
      };
    case 'MISSING_CHAR':
      return message.startsWith('Implicit map keys') ? needsColon : openBracket;
    default:
      return {
        message: `This line isn't valid YAML: ${message}.`,
        hint: 'Compare its indentation and punctuation with the lines around it.',
      };
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
