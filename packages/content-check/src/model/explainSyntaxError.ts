import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import type {ComponentDoc} from '../components';
import type {Problem, Range} from '../Diagnostic';
import {firstProblem} from '../rows';
import type {Row} from '../rows';

/** A part of a page that the parser refuses. */
export type SyntaxFault = {
  problem: Problem;
  /** What to blank out so that the rest of the page can be parsed. */
  mask: readonly Range[];
  /** The name of the tag, if the fault leaves it unclear which element is inside which. */
  tag?: string;
};

type Components = readonly Pick<ComponentDoc, 'name' | 'content'>[];

/** Where the parser stopped: its error, the text, and the offset in it. */
type Stop = {error: VFileMessage; text: string; offset: number; components: Components};

/** Code, in which braces and tags mean nothing. */
const code =
  /^[ \t>]*(`{3,}|~{3,})[^]*?^[ \t>]*\1|(?<!`)(`+)(?!`)[^]*?[^`]\2(?!`)|\{\s*\/\*[^]*?\*\/\s*\}/gm;

const withoutCode = (text: string): string =>
  text.replace(code, (found) => found.replace(/[^\n\r]/g, ' '));

/** The part of an opening tag that is in order. */
const tagBody = /<\/?[A-Za-z$_](?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*>?/y;

/** The tag at an offset, as far as it's in order. */
function tagAt(text: string, start: number): Range {
  tagBody.lastIndex = start;
  return {start, end: tagBody.test(text) ? tagBody.lastIndex : start + 1};
}

/** The start of the tag that contains an offset. */
function tagStartAround(text: string, offset: number): number {
  for (const {index} of withoutCode(text).matchAll(/(?<!\\)<\/?[A-Za-z$_]/g)) {
    const {end} = tagAt(text, index);
    // A tag that doesn't end with ">" is the broken one, although the parser may stop much later.
    if (index < offset && (end >= offset || text.charAt(end - 1) !== '>')) {
      return index;
    }
  }
  return Math.max(text.lastIndexOf('<', offset - 1), 0);
}

const partOf = ({groups}: RegExpExecArray): string => groups?.part ?? '';

/** `title=“We call it “vibe” coding”` with straight quotes around its value. */
const straightened = (attribute: string): string =>
  attribute.replace(/^([\w:-]+)\s*=\s*.([^]*?)["“”„‟″‘’‚‛«»]?$/, '$1="$2"');

/** Mistakes in the text from a tag's start on. The first that matches counts. */
const tagRows: readonly Row[] = [
  {
    pattern: /^<!--[^]*?(?:-->|$(?![^]))/,
    message: "Comments can't be written with <!-- in a page.",
    hint: 'Put {/* before the comment and */} after it instead.',
    fix: ([found]) =>
      found.endsWith('-->') && !found.includes('*/')
        ? `{/*${found.slice('<!--'.length, -'-->'.length)}*/}`
        : undefined,
  },
  {
    pattern: /^<((?:https?|ftp|mailto|tel):[^\s<>|]*|[^\s<>@]+@[^\s<>|]+)(?:\|[^<>\n]*)?>/i,
    message: "An address can't be in angle brackets: $0",
    hint: 'Write it without them: $1',
    fix: '$1',
  },
  {
    pattern: /^<(?![A-Za-z$_/>]|\/[A-Za-z$_>])/,
    message: 'This "<" looks like the start of a tag.',
    hint: 'To show the character itself, write &lt;.',
  },
  {
    pattern:
      /^<([\w.]+)[^<>]*?\s(?<part>[\w:-]+\s*=\s*(?:[“”„‟″‘’‚‛«»][^<>\n]*?|["'][^"'<>\n]*[“”„‘’]))(?=\s+[\w-]+=|\s*\/?>|\n|$)/d,
    message: (match) => `Curly quotes don't work inside the tag <${match[1]}>: ${partOf(match)}`,
    hint: (match) => `Use straight quotes: ${straightened(partOf(match))}`,
    fix: (match) => straightened(partOf(match)),
  },
  {
    pattern: /^<[^<>]*?\s(?<part>([\w:-]+)\s*=\s*([^\s"'{}<>=/]+)["']?)/d,
    message: 'The value of `$2` needs quotes.',
    hint: ([, , name, value = '']) =>
      `Write ${name}=${/^-?[\d.]+$/.test(value) ? `{${value}}` : `"${value}"`}.`,
  },
  {
    // Quotes inside of quotes, up to the next attribute or the end of the tag.
    pattern:
      /^<[^<>]*?\s(?<part>[\w:-]+=(["'])(?:(?!\2|[\w-]=["'{])[^\n<>])*\2(?=[^\s/>]|\s+[^\s=]+["'\s])(?:(?![\w-]=["'{])[^\n<>])*\2)(?=\s+[\w-]+=|\s*\/?>)/d,
    message: (match) => `Straight quotes don't work inside this text: ${partOf(match)}`,
    hint: 'Use curly ones inside it: “ ” or ’.',
  },
  {
    pattern:
      /^<([\w.]+)[^<>]*?\s(?<part>[\w:-]+=(["'])(?:(?!\3|\s[\w-]+=)[^\n<>])*?)(?=\s*\/?>|\s+[\w-]+=|\n|<|$)/d,
    message: (match) => `A quote in the tag <${match[1]}> is never closed: ${partOf(match)}`,
    hint: 'Add $3 at the end of the text.',
  },
];

function explainTag({error, text, offset}: Stop): SyntaxFault {
  const start = tagStartAround(text, offset);
  const rest = text.slice(start);
  const problem = firstProblem(tagRows, rest, start);
  if (problem) {
    return {problem, mask: [{start: problem.offset, end: problem.end}]};
  }
  const [tag, name = ''] = /^<\/?([\w$.:-]*)/.exec(rest) ?? ['<'];
  const [upToNext = ''] = /^<[^<>]*>?/.exec(rest) ?? [];
  const isFinished = upToNext.endsWith('>') && error.ruleId !== 'unexpected-eof';
  return {
    problem: isFinished
      ? {
          offset,
          message: `The character ${text.charAt(offset)} doesn't work in the tag ${tag}>.`,
          hint: 'Compare this tag with a similar one on another page.',
        }
      : {
          offset: start,
          message: `The tag ${tag} never ends.`,
          hint: 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
        },
    mask: [{start, end: start + (isFinished ? upToNext : tag).length}],
    tag: name,
  };
}

function neverClosed({text, components}: Stop, start: number, name: string): SyntaxFault {
  const range = tagAt(text, start);
  const component = components.find((other) => other.name === name);
  const isVoid = htmlVoidElements.includes(name);
  const isEmpty = isVoid || component?.content === 'none';
  const written = `${text.slice(start, range.end - 1).trimEnd()} />`;
  const isTag = component || htmlTagNames.includes(name);
  return {
    problem: {
      offset: start,
      message: `<${name}> is never closed.`,
      hint: isEmpty
        ? `Write ${written}.`
        : isTag
          ? `Add </${name}> after its content, or write <${name} … /> if it has none.`
          : `If it isn't a tag, replace it with the final text, or write &lt; for the "<".`,
      ...(isEmpty && {fix: {...range, text: written}}),
    },
    mask: [range],
    tag: isVoid ? undefined : name,
  };
}

/** Explains a tag without a partner. */
function explainPair(stop: Stop): SyntaxFault {
  const {error, text, offset} = stop;
  const {reason} = error;
  // The opening tag that the parser has in mind.
  const [, opened = '', line, column] =
    /closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const start = location(text).toOffset({line: Number(line), column: Number(column)}) ?? 0;
  const isUnclosed = reason.startsWith('Expected a closing tag');
  const close = tagAt(text, text.lastIndexOf('<', Math.max(offset, 1)));
  const [name = ''] = isUnclosed
    ? [opened]
    : (/(?<=^<\/\s*)[^\s>]*/.exec(text.slice(close.start)) ?? []);
  if (
    / (?:before|after) the end of /.test(reason) &&
    text.includes(`</${name}>`, start) &&
    !htmlVoidElements.includes(name)
  ) {
    const open = isUnclosed ? start : text.slice(0, close.start).lastIndexOf(`<${name}`);
    const message = `<${name}> and </${name}> are in different paragraphs.`;
    const hint = 'Put each tag on a line of its own, with an empty line before and after it.';
    return {
      problem: {offset: Math.max(open, 0), message, hint},
      mask: [tagAt(text, Math.max(open, 0)), ...(isUnclosed ? [] : [close])],
      tag: name,
    };
  }
  if (isUnclosed || htmlVoidElements.includes(opened)) {
    return neverClosed(stop, start, opened);
  }
  // "Expected corresponding closing tag": the tags are mixed up, or one of them is missing.
  const isClosedLater = opened === '' || text.includes(`</${opened}>`, close.end);
  const isOpenBefore = text
    .slice(0, start)
    .split(/[\s/>]/)
    .includes(`<${name}`);
  if (isOpenBefore && !isClosedLater) {
    return neverClosed(stop, start, opened);
  }
  return !isClosedLater
    ? {
        problem: {
          offset: close.start,
          message: `<${opened}> is closed by </${name}>.`,
          hint: `Write the same name in both tags, or close <${opened}> first.`,
        },
        mask: [tagAt(text, start), close],
        tag: opened,
      }
    : {
        problem: {
          offset: close.start,
          message: `</${name}> has no opening tag.`,
          hint: `Delete it, or add <${name}> where its content starts.`,
        },
        mask: [close],
        tag: name,
      };
}

/** The offset after the brace that closes the one at `offset`, or -1. */
function endOfBraces(text: string, offset: number): number {
  let depth = 0;
  for (let i = offset; i < text.length; i += 1) {
    depth += text[i] === '{' ? 1 : text[i] === '}' ? -1 : 0;
    if (depth === 0) {
      return i + 1;
    }
  }
  return -1;
}

const showBrace =
  'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}. The text of a prop needs quotes instead.';

/** Mistakes in braces. The first that matches counts. */
export const braceRows: readonly Row[] = [
  {
    pattern: /^\{(?:\{[^{}]*\}|%[^{}]*%|![\w.]+)\}$/,
    message: '"$0" is a placeholder from a mailing tool.',
    hint: 'Replace it with the final text.',
  },
  {
    pattern: /^\{\s*#([\w-]+)\s*\}$/,
    message: "A heading's anchor must be a comment, not {#$1}.",
    hint: 'Write {/* #$1 */} after the heading.',
    fix: '{/* #$1 */}',
  },
];

/** Explains braces that are never closed, or whose content isn't valid code. */
function explainBraces({error, text, offset}: Stop): SyntaxFault {
  const plain = withoutCode(text);
  const braces = Array.from(plain.matchAll(/(?<!\\)\{/g), ({index}) => ({
    start: index,
    end: endOfBraces(plain, index),
  }));
  const {start, end} = (error.ruleId === 'unexpected-eof'
    ? braces.find((brace) => brace.end === -1)
    : (braces.find((brace) => brace.start <= offset && offset <= brace.end) ??
      braces.findLast((brace) => brace.start <= offset))) ?? {start: offset, end: -1};
  if (end === -1) {
    const problem = {offset: start, message: 'This "{" is never closed.', hint: showBrace};
    return {problem, mask: [{start, end: start + 1}]};
  }
  const problem = firstProblem(braceRows, text.slice(start, end), start) ?? {
    offset: start,
    message: "Text in braces is read as code, but this isn't valid code.",
    hint: showBrace,
  };
  return {problem, mask: [{start, end}]};
}

/** Explains a line that starts with "import" or "export". */
function explainModule({text, offset}: Stop): SyntaxFault {
  const lines = text.slice(0, Math.max(offset, 1) + 'import'.length);
  const start = Math.max(lines.search(/^(?:import|export)\b(?![^]*^(?:import|export)\b)/m), 0);
  const word = text.slice(start, start + 'import'.length);
  return {
    problem: {
      offset: start,
      message: `A line that starts with "${word}" is read as code.`,
      hint: 'Components need no import. Delete this line, or start it with another word.',
    },
    mask: [{start, end: start + word.length}],
  };
}

const explanations: Readonly<Record<string, (stop: Stop) => SyntaxFault>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPair,
  'micromark-extension-mdx-expression': explainBraces,
  'micromark-extension-mdxjs-esm': explainModule,
};

/**
 * Explains an error of the parser, if need be in its words.
 *
 * @param thrown what the parser threw
 * @param text what was parsed
 */
export function explainSyntaxError(
  thrown: unknown,
  text: string,
  components: Components,
): SyntaxFault {
  const error = thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown));
  const {place, source = ''} = error;
  const offset = (place && ('start' in place ? place.start.offset : place.offset)) ?? 0;
  return (
    explanations[source]?.({error, text, offset, components}) ?? {
      problem: {
        offset,
        message: `This page can't be read: ${error.reason}`,
        hint: 'Compare this line with a similar one on another page.',
      },
      mask: [],
    }
  );
}
