import {isScalar, visit} from 'yaml';
import type {Document} from 'yaml';
import type {Explanation, Fix} from '../Diagnostic';

/** An error of the YAML parser, or of what reads its result. */
export type YamlError = {
  offset: number;
  /** The parser's code, or our own for what it accepts. */
  code: string;
  message: string;
};

type Placed = Explanation & {offset: number};

/** The line of an error, and the value in it after its hyphens and its field. */
type Line = {text: string; start: number; indent: number; value: string; valueStart: number};

/** Undefined where the line isn't like that. */
type Explain = (
  line: Line,
  offset: number,
  yaml: string,
) => [offset: number, message: string, hint: string, fix?: Fix] | undefined;

function lineAt(yaml: string, offset: number): Line {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [text = ''] = /^[^\r\n]*/.exec(yaml.slice(start)) ?? [];
  const [lead = ''] = /^[ \t]*(?:-[ \t]+)*(?:(?:[\w-]+|"[^"]*"|'[^']*'):[ \t]+)?/.exec(text) ?? [];
  return {
    text,
    start,
    indent: Math.max(text.search(/\S/), 0),
    value: text.slice(lead.length).trimEnd(),
    valueStart: start + lead.length,
  };
}

/** Text in double quotes, whatever it contains. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const inQuotes = (text: string) => `Put the whole text in double quotes: ${quoted(text)}`;

const tab: Explain = ({text, start}) =>
  /^ *\t/.test(text)
    ? [start, 'This line starts with a tab.', 'Indent it with spaces, like the lines around it.']
    : undefined;

const indent: Explain = (line) => [
  line.start + line.indent,
  'This line is indented differently from the ones it belongs to.',
  'Start the fields of an entry or a group below each other, with as many spaces.',
];

/** The line below is the one that's indented too far. */
const nextIndent: Explain = ({start, text}, offset, yaml) =>
  indent(lineAt(yaml, start + text.length + 1), offset, yaml);

const hyphen: Explain = ({text, start, indent: column}) => {
  const [mark] = /^[-•·*+–—][ \t]*(?=\S)/.exec(text.slice(column)) ?? [];
  if (mark === undefined || /^-[ \t]/.test(mark)) {
    return undefined;
  }
  const range = {start: start + column, end: start + column + mark.length};
  return [
    range.start,
    mark === '-' ? 'A hyphen needs a space after it.' : `"${mark.trim()}" doesn't make a list.`,
    `Write - ${text.slice(column + mark.length).trimEnd()}`,
    {...range, text: '- '},
  ];
};

const firstCharacter: Explain = ({value, valueStart}) =>
  /^[@`%&*!|>?,]/.test(value)
    ? [valueStart, `Text that starts with ${value.charAt(0)} needs quotes.`, inQuotes(value)]
    : undefined;

const quotes: Explain = ({value, valueStart}) => {
  const [quote] = /^["']/.exec(value) ?? [];
  if (quote === undefined) {
    return undefined;
  }
  const inside = value.slice(1, -1).replaceAll(`\\${quote}`, quote);
  const hint = value.endsWith(`${quote},`) ? 'Delete the comma.' : inQuotes(value);
  return value.endsWith(quote)
    ? [
        valueStart,
        'The quotes or backslashes inside this text have a special meaning.',
        `Use curly quotes, or write ${quoted(inside)}`,
      ]
    : [valueStart, 'This text goes on after its closing quote.', hint];
};

const field: Explain = ({text, start, indent: column}) => {
  const [lead, name, mark = ''] = /^[ \t]*(?:- +)?([\w-]+)(\s*[=;：]\s*|:(?=\S))/.exec(text) ?? [];
  if (lead === undefined) {
    return [
      start + column,
      'This line needs a field name and a colon.',
      'Write it as `field: value`, or indent it if it belongs to the line above. A comment starts with #.',
    ];
  }
  const end = start + lead.length;
  const hint = `Write ${name}: ${text.slice(lead.length).trimEnd()}`;
  return mark === ':'
    ? [end - 1, 'A colon needs a space after it.', hint, {start: end - 1, end, text: ': '}]
    : [end - mark.length, `\`${name}\` needs a colon and a space after it.`, hint];
};

const colon: Explain = ({value, valueStart: start}) => {
  const isPlain = !/["'[\]{}]|\s#/.test(value);
  const fix = {start, end: start + value.length, text: quoted(value)};
  return /:(?:\s|$)/.test(value)
    ? [
        start,
        'Text that contains a colon needs quotes.',
        inQuotes(value),
        isPlain ? fix : undefined,
      ]
    : undefined;
};

const bracket: Explain = (_, offset, yaml) => {
  const start = Math.max(yaml.lastIndexOf('[', offset - 1), yaml.lastIndexOf('{', offset - 1));
  return [
    start,
    `This "${yaml.charAt(start)}" is never closed.`,
    'Close it at the end of the line. If it belongs to the text, put the whole text in double quotes.',
  ];
};

const comma: Explain = (_, offset) => [
  offset,
  'A comma or a quote is missing between these braces or brackets.',
  'Write {name: "Benefits", path: "/benefits"}: a comma between two fields, and both quotes around a text.',
];

const partOfText: Explain = (_, offset) => [
  offset,
  'This line is read as part of the text above it.',
  'Start it below the other hyphens of the list.',
];

const duplicate: Explain = ({text}, offset) => [
  offset,
  `The field \`${/^[ \t-]*([^:]*)/.exec(text)?.[1]?.trim()}\` is used twice.`,
  'Delete one of the two lines. If this line starts another entry, begin it with "- ". If it belongs to the line above, indent it.',
];

/**
 * What the parser's errors mean, by their code and, where that means several things, the first word
 * of the parser's sentence. The first explanation that fits the line counts.
 */
const explanations: Readonly<Record<string, readonly Explain[]>> = {
  TAB_AS_INDENT: [tab],
  REFERENCE: [firstCharacter],
  TAG_RESOLVE_FAILED: [firstCharacter],
  BAD_SCALAR_START: [firstCharacter],
  BAD_DQ_ESCAPE: [quotes],
  UNEXPECTED_TOKEN: [tab, hyphen, quotes, firstCharacter],
  BLOCK_AS_IMPLICIT_KEY: [colon, hyphen, nextIndent],
  MULTILINE_IMPLICIT_KEY: [hyphen, field],
  'MISSING_CHAR Implicit': [hyphen, field],
  'MISSING_CHAR Sequence': [indent],
  'MISSING_CHAR Flow': [bracket],
  'BAD_INDENT Flow': [bracket],
  BAD_INDENT: [hyphen, indent],
  BLOCK_IN_FLOW: [comma],
  PART_OF_TEXT: [partOfText],
  DUPLICATE_KEY: [duplicate],
};

/** The start of text in quotes that goes on over lines with other fields, because its end is missing. */
function unclosedQuote(document: Document, yaml: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, {type, range}) {
      const written = range && type?.startsWith('QUOTE') ? yaml.slice(range[0], range[1]) : '';
      const hasEnd = /^(["'])[^]*\1$/.test(written);
      if (written !== '' && (!hasEnd || /\n[ \t]*(?:- +)?[\w-]+:\s/.test(written))) {
        found ??= range?.[0];
      }
    },
  });
  return found;
}

/** Explains the first error of a YAML parser, or tells the line and the parser's words. */
export function explainYaml(document: Document, yaml: string, error: YamlError): Placed {
  const start = isScalar(document.contents) ? undefined : unclosedQuote(document, yaml);
  if (start !== undefined && start <= error.offset) {
    return {
      offset: start,
      message: 'This quote is never closed.',
      hint: `Add ${yaml.charAt(start)} at the end of the text.`,
    };
  }
  const {code, message, offset} = error;
  const line = lineAt(yaml, offset);
  const candidates =
    explanations[`${code} ${message.split(' ', 1)[0]}`] ?? explanations[code] ?? [];
  for (const explain of candidates) {
    const [at, words, hint, fix] = explain(line, offset, yaml) ?? [];
    if (at !== undefined && words !== undefined) {
      return {offset: at, message: words, hint, ...(fix && {fix})};
    }
  }
  return {offset, message: `This line can't be read: ${message}.`};
}
