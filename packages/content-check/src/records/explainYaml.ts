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

const hyphen: Explain = ({text, start, indent: column}) =>
  /^-[^\s-]/.test(text.slice(column))
    ? [
        start + column,
        'A hyphen needs a space after it.',
        `Write - ${text.slice(column + 1).trimEnd()}`,
        {start: start + column, end: start + column + 1, text: '- '},
      ]
    : undefined;

const firstCharacter: Explain = ({value, valueStart}) => {
  const [mark] = /^[@`%&*!|>?,]/.exec(value) ?? [];
  return mark
    ? [
        valueStart,
        `Text that starts with ${mark} needs quotes.`,
        /^.["']/.test(value) ? `Delete the ${mark}, or move it into the quotes.` : inQuotes(value),
      ]
    : undefined;
};

const afterQuote: Explain = ({value, valueStart}) =>
  /^["']/.test(value)
    ? [
        valueStart,
        'This text goes on after its closing quote.',
        'Delete what comes after it, or put the whole text in double quotes, and use curly ones inside it: “ ” or ’.',
      ]
    : undefined;

const field: Explain = ({text, start, indent: column}) => {
  const [lead] = /^[ \t]*(?:- +)?[\w-]+:(?=\S)/.exec(text) ?? [];
  const end = start + (lead?.length ?? 0);
  const message = 'This line needs a field name, a colon and a space.';
  return lead === undefined
    ? [
        start + column,
        message,
        'Write it as `field: value`, or indent it if it belongs to the line above. A comment starts with #.',
      ]
    : [
        end - 1,
        message,
        `Write ${lead.trim()} ${text.slice(lead.length).trimEnd()}`,
        {start: end - 1, end, text: ': '},
      ];
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

const inBrackets: Explain = (_, offset, yaml) => [
  Math.max(yaml.lastIndexOf('[', offset - 1), yaml.lastIndexOf('{', offset - 1)),
  'A comma, a quote or the closing brace or bracket is missing here.',
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
 * The ten most common mistakes, of which a quote that's never closed is one, by the parser's code
 * and, where that means several things, the first word of its sentence. The first explanation that
 * fits the line counts.
 */
const explanations: Readonly<Record<string, readonly Explain[]>> = {
  TAB_AS_INDENT: [tab],
  REFERENCE: [firstCharacter],
  TAG_RESOLVE_FAILED: [firstCharacter],
  BAD_SCALAR_START: [firstCharacter],
  UNEXPECTED_TOKEN: [tab, hyphen, afterQuote, firstCharacter],
  BLOCK_AS_IMPLICIT_KEY: [colon, hyphen, nextIndent],
  MULTILINE_IMPLICIT_KEY: [hyphen, field],
  'MISSING_CHAR Implicit': [hyphen, field],
  'MISSING_CHAR Sequence': [indent],
  'MISSING_CHAR Flow': [inBrackets],
  'BAD_INDENT Flow': [inBrackets],
  BAD_INDENT: [hyphen, indent],
  BLOCK_IN_FLOW: [inBrackets],
  DUPLICATE_KEY: [duplicate],
  // The parser accepts it, and the entry isn't one for visitors.
  PART_OF_TEXT: [partOfText],
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
