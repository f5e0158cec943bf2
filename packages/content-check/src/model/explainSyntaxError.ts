import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import type {ComponentDoc} from '../components';
import type {Problem, Range} from '../Diagnostic';
import {firstProblem} from '../rows';
import type {Row} from '../rows';
import {nearest} from '../suggest';

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

/** `title="Before "you" start"` with curly quotes inside its value. */
const curled = (attribute: string): string =>
  attribute.replace(/^([\w:-]+=)(["'])([^]*)\2$/, (_, name: string, quote: string, inner: string) =>
    quote === '"'
      ? `${name}"${inner.replace(/"([^"]*)"/g, '“$1”')}"`
      : `${name}"${inner.replaceAll("'", '’')}"`,
  );

/** Whether an attribute has straight quotes only around its value. */
const isQuoted = (attribute: string): boolean => /^[^"]*"[^"]*"$/.test(attribute);

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
    fix: (match) => {
      const written = straightened(partOf(match));
      return isQuoted(written) ? written : undefined;
    },
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
    hint: (match) => `Use curly ones: ${curled(partOf(match))}`,
    fix: (match) => {
      const written = curled(partOf(match));
      return isQuoted(written) ? written : undefined;
    },
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

function neverClosed(text: string, start: number, name: string, components: Components) {
  const range = tagAt(text, start);
  const component = components.find((other) => other.name === name);
  const isVoid = htmlVoidElements.includes(name);
  const isEmpty = isVoid || component?.content === 'none';
  const written = text.slice(start, range.end - 1).trimEnd();
  const hint = isEmpty
    ? `Write ${written} />.`
    : component || htmlTagNames.includes(name)
      ? `Add </${name}> after its content, or write <${name} … /> if it has none.`
      : `If it isn't a tag, replace it with the final text, or write &lt; for the "<".`;
  return {
    problem: {
      offset: start,
      message: `<${name}> is never closed.`,
      hint,
      ...(isEmpty && {fix: {...range, text: `${written} />`}}),
    },
    mask: [range],
    ...(!isVoid && {tag: name}),
  };
}

const inDifferentParagraphs = (offset: number, name: string): Problem => ({
  offset,
  message: `<${name}> and </${name}> are in different paragraphs.`,
  hint: 'Put each tag on a line of its own, with an empty line before and after it.',
});

/** Explains a tag without a partner. */
function explainPair({error, text, offset, components}: Stop): SyntaxFault {
  const {reason} = error;
  // The opening tag that the parser has in mind.
  const [, opened = '', line, column] =
    /closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const start = location(text).toOffset({line: Number(line), column: Number(column)}) ?? 0;
  const isVoid = htmlVoidElements.includes(opened);
  if (reason.startsWith('Expected a closing tag')) {
    const isSplit =
      reason.includes('before the end of') &&
      !isVoid &&
      withoutCode(text).includes(`</${opened}>`, start);
    const fault = neverClosed(text, start, opened, components);
    return isSplit ? {...fault, problem: inDifferentParagraphs(start, opened)} : fault;
  }

  const close = tagAt(text, text.lastIndexOf('<', Math.max(offset, 1)));
  const [written, name = ''] = /^<\/\s*([^\s>]*)/.exec(text.slice(close.start)) ?? [''];
  if (opened) {
    const isMisspelled = name !== opened && nearest(name, [opened]) !== undefined;
    const isClosedLater = text.includes(`</${opened}>`, close.end);
    const isOpenBefore = text.slice(0, start).includes(`<${name}`);
    if (isMisspelled || (!isClosedLater && !isOpenBefore && !isVoid)) {
      const problem = {
        offset: close.start,
        message: `<${opened}> is closed by ${written}>.`,
        hint: `Write the same name in both tags, or close <${opened}> first.`,
      };
      return {problem, mask: [tagAt(text, start), close], tag: opened};
    }
    if (!isClosedLater || isVoid) {
      return neverClosed(text, start, opened, components);
    }
  }
  const split = reason.startsWith('Expected the closing tag')
    ? text.slice(0, close.start).lastIndexOf(`<${name}`)
    : -1;
  return split === -1
    ? {
        problem: {
          offset: close.start,
          message: `</${name}> has no opening tag.`,
          hint: `Delete it, or add <${name}> where its content starts.`,
        },
        mask: [close],
        tag: name,
      }
    : {problem: inDifferentParagraphs(split, name), mask: [tagAt(text, split), close], tag: name};
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

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';

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
  const braces = Array.from(plain.matchAll(/(?<!\\)\{/g), ({index}) => index);
  const start =
    (error.ruleId === 'unexpected-eof'
      ? braces.find((brace) => endOfBraces(plain, brace) === -1)
      : (braces.find((brace) => brace <= offset && offset <= endOfBraces(plain, brace)) ??
        braces.findLast((brace) => brace <= offset))) ?? text.lastIndexOf('{', offset);
  const end = endOfBraces(plain, start);
  if (start === -1 || end === -1) {
    const from = Math.max(start, 0);
    return {
      problem: {offset: from, message: 'This "{" is never closed.', hint: showBrace},
      mask: [{start: from, end: from + 1}],
    };
  }
  const [attribute = '', name = ''] = /([\w:-]+)\s*=\s*$/.exec(text.slice(0, start)) ?? [];
  if (attribute && tagAt(text, tagStartAround(text, start)).end > start) {
    const message = `The value of \`${name}\` isn't valid code.`;
    const hint = `Write text in quotes instead: ${name}="…"`;
    const range = {start: start - attribute.length, end};
    return {problem: {offset: range.start, message, hint}, mask: [range]};
  }
  const problem = firstProblem(braceRows, text.slice(start, end), start);
  const message = "Text in braces is read as code, but this isn't valid code.";
  return {
    problem: problem ?? {offset: start, message, hint: showBrace},
    mask: [{start, end}],
  };
}

function explainModule({text, offset}: Stop): SyntaxFault {
  const before = text.slice(0, Math.max(offset, 1) + 'import'.length);
  const [word = '', start = 0] =
    Array.from(
      before.matchAll(/^(?:import|export)\b/gm),
      ({0: found, index}) => [found, index] as const,
    ).at(-1) ?? [];
  return {
    problem: {
      offset: start,
      message: `A line that starts with "${word}" is read as code.`,
      hint: 'Start the line with another word or with a capital letter.',
    },
    mask: [{start, end: start + Math.max(word.length, 1)}],
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
