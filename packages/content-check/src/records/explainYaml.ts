import {isScalar, visit} from 'yaml';
import type {Document} from 'yaml';
import type {Problem} from '../Diagnostic';

/** An error of the YAML parser, or of what reads its result: where it is, its code and its words. */
export type YamlError = {offset: number; code: string; message: string};

/** A line of YAML, and the value in it after its hyphens and its field. */
type Line = {text: string; start: number; value: string; valueStart: number};

type Explain = (error: YamlError, line: Line, text: string) => Problem | undefined;

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(start)) ?? [];
  const [lead = ''] = /^[ \t]*(?:-[ \t]+)*(?:(?:[\w-]+|"[^"]*"|'[^']*'):[ \t]+)?/.exec(line) ?? [];
  return {
    text: line,
    start,
    value: line.slice(lead.length).trimEnd(),
    valueStart: start + lead.length,
  };
}

/** Text in double quotes, whatever it contains. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const indentOf = ({text}: Line): number => Math.max(text.search(/\S/), 0);

const explainIndent: Explain = (_, line) => ({
  offset: line.start + indentOf(line),
  message: 'This line is indented differently from the ones it belongs to.',
  hint: 'Start the fields of an entry or a group below each other, with as many spaces.',
});

/** Marks of lists that aren't "- ". */
const wrongHyphen = /^[ \t]*([-•·*+–—][ \t]*)(?=\S)/;

const explainHyphen: Explain = (_, line) => {
  const [lead, mark = ''] = wrongHyphen.exec(line.text) ?? [];
  if (lead === undefined || /^-[ \t]/.test(mark)) {
    return undefined;
  }
  const end = line.start + lead.length;
  return {
    offset: end - mark.length,
    message:
      mark === '-' ? 'A hyphen needs a space after it.' : `"${mark.trim()}" doesn't make a list.`,
    hint: `Write - ${line.text.slice(lead.length).trimEnd()}`,
    fix: {start: end - mark.length, end, text: '- '},
  };
};

const explainTab: Explain = (_, {text, start}) =>
  /^ *\t/.test(text)
    ? {
        offset: start,
        message: 'This line starts with a tab.',
        hint: 'Indent it with spaces, like the lines around it.',
      }
    : undefined;

const explainStart: Explain = (_, {value, valueStart}) =>
  /^[^\w"'\s]/.test(value)
    ? {
        offset: valueStart,
        message: `Text that starts with ${value.charAt(0)} needs quotes.`,
        hint: `Put the whole text in double quotes: ${quoted(value)}`,
      }
    : undefined;

const explainQuotes: Explain = (_, {value, valueStart}) => {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") {
    return undefined;
  }
  const end = value.slice(1).indexOf(quote) + 2;
  const inside = value.endsWith(quote) ? value.slice(1, -1) : undefined;
  return inside === undefined
    ? {
        offset: valueStart,
        message: 'This text goes on after its closing quote.',
        hint: /^[,;]$/.test(value.slice(end))
          ? `Delete the ${value.endsWith(',') ? 'comma' : 'semicolon'}.`
          : `Put the whole text in double quotes: ${quoted(value)}`,
      }
    : {
        offset: valueStart,
        message: 'The quotes or backslashes inside this text have a special meaning.',
        hint: `Use curly quotes, or write ${quoted(inside.replaceAll(`\\${quote}`, quote))}`,
      };
};

const explainField: Explain = (_, line) => {
  const [lead, name = '', mark = ''] =
    /^[ \t]*(?:- +)?([\w-]+)(\s*[=;：]\s*|:(?=\S))/.exec(line.text) ?? [];
  if (lead === undefined) {
    return {
      offset: line.start + indentOf(line),
      message: 'This line needs a field name and a colon.',
      hint: 'Write it as `field: value`, or indent it if it belongs to the line above. A comment starts with #.',
    };
  }
  const end = line.start + lead.length;
  return {
    offset: end - mark.length,
    message:
      mark === ':'
        ? 'A colon needs a space after it.'
        : `\`${name}\` needs a colon and a space after it.`,
    hint: `Write ${name}: ${line.text.slice(lead.length).trimEnd()}`,
    ...(mark === ':' && {fix: {start: end - 1, end, text: ': '}}),
  };
};

const explainColon: Explain = (error, line, text) => {
  const {value, valueStart} = line;
  if (!/:(?:\s|$)/.test(value)) {
    const next = lineAt(text, line.start + line.text.length + 1);
    return explainHyphen(error, line, text) ?? explainIndent(error, next, text);
  }
  return {
    offset: valueStart,
    message: 'Text that contains a colon needs quotes.',
    hint: `Put the whole text in double quotes: ${quoted(value)}`,
    ...(!/["'[\]{}]|\s#/.test(value) && {
      fix: {start: valueStart, end: valueStart + value.length, text: quoted(value)},
    }),
  };
};

const explainBracket: Explain = ({offset}, _, text) => {
  const start = Math.max(text.lastIndexOf('[', offset - 1), text.lastIndexOf('{', offset - 1));
  return {
    offset: start,
    message: `This "${text.charAt(start)}" is never closed.`,
    hint: 'Close it at the end of the line. If it belongs to the text, put the whole text in double quotes.',
  };
};

/** The first of the explanations that fits. */
const firstOf =
  (...explanations: readonly Explain[]): Explain =>
  (...args) => {
    for (const explain of explanations) {
      const problem = explain(...args);
      if (problem) {
        return problem;
      }
    }
    return undefined;
  };

/** What the parser's errors mean, by their code and the start of their words. */
const explanations: readonly [code: string, words: string, explain: Explain][] = [
  ['TAB_AS_INDENT', '', explainTab],
  ['REFERENCE', '', explainStart],
  ['TAG_RESOLVE_FAILED', '', explainStart],
  ['BAD_SCALAR_START', '', explainStart],
  ['BAD_DQ_ESCAPE', '', explainQuotes],
  ['UNEXPECTED_TOKEN', 'Unexpected ,', () => undefined],
  ['UNEXPECTED_TOKEN', '', firstOf(explainTab, explainHyphen, explainQuotes, explainStart)],
  ['BLOCK_AS_IMPLICIT_KEY', '', explainColon],
  ['MULTILINE_IMPLICIT_KEY', '', firstOf(explainHyphen, explainField)],
  ['MISSING_CHAR', 'Implicit', firstOf(explainHyphen, explainField)],
  ['MISSING_CHAR', 'Sequence', explainIndent],
  ['MISSING_CHAR', 'Flow', explainBracket],
  ['BAD_INDENT', 'Flow', explainBracket],
  ['BAD_INDENT', '', firstOf(explainHyphen, explainIndent)],
  [
    'BLOCK_IN_FLOW',
    '',
    ({offset}) => ({
      offset,
      message: 'A comma or a quote is missing between these braces or brackets.',
      hint: 'Write {name: "Benefits", path: "/benefits"}: a comma between two fields, and both quotes around a text.',
    }),
  ],
  [
    'ENTRY',
    '',
    ({offset}) => ({
      offset,
      message: 'This line is read as part of the text above it.',
      hint: 'Start it below the other hyphens of the list.',
    }),
  ],
  [
    'DUPLICATE_KEY',
    '',
    ({offset}, {text: line}) => ({
      offset,
      message: `The field \`${line
        .replace(/^[ \t-]*/, '')
        .split(':', 1)[0]
        ?.trim()}\` is used twice.`,
      hint: 'Delete one of the two lines. If this line starts another entry, begin it with "- ". If it belongs to the line above, indent it.',
    }),
  ],
];

/** The start of text in quotes that goes on over lines with other fields, because its end is missing. */
function unclosedQuote(document: Document, text: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, {type, range}) {
      const written = range && type?.startsWith('QUOTE') ? text.slice(range[0], range[1]) : '';
      if (
        /\n[ \t]*(?:- +)?[\w-]+:\s/.test(written) ||
        (written !== '' && !/^(["']).*\1$/s.test(written))
      ) {
        found ??= range?.[0];
      }
    },
  });
  return found;
}

/** Explains the first error of a YAML parser, or tells the line and the parser's words. */
export function explainYaml(document: Document, text: string, error: YamlError): Problem {
  const start = isScalar(document.contents) ? undefined : unclosedQuote(document, text);
  if (start !== undefined && start <= error.offset) {
    return {
      offset: start,
      message: 'This quote is never closed.',
      hint: `Add ${text.charAt(start)} at the end of the text.`,
    };
  }
  const [, , explain] =
    explanations.find(([code, words]) => code === error.code && error.message.startsWith(words)) ??
    [];
  return (
    explain?.(error, lineAt(text, error.offset), text) ?? {
      offset: error.offset,
      message: `This line can't be read: ${error.message}.`,
    }
  );
}
