import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import {blank} from '../blank';
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
  text.replace(code, (found) => blank(found, [{start: 0, end: found.length}]));

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

export const faultAt = (
  range: Range,
  message: string,
  hint: string,
  tag?: string,
): SyntaxFault => ({
  problem: {offset: range.start, message, hint},
  mask: [range],
  tag,
});

/** Explains a tag that isn't in order. */
function explainTag({error, text, offset}: Stop): SyntaxFault {
  const start = tagStartAround(text, offset);
  const rest = text.slice(start);
  const problem = firstProblem(tagRows, rest, start);
  if (problem) {
    return {problem, mask: [{start: problem.offset, end: problem.end}]};
  }
  const [tag = '<', name] = /^<\/?([\w$.:-]*)/.exec(rest) ?? [];
  const whole = error.ruleId === 'unexpected-eof' ? undefined : /^<[^<>]*>/.exec(rest)?.[0];
  return faultAt(
    {start, end: start + (whole ?? tag).length},
    whole ? `This tag can't be read: ${whole}` : `The tag ${tag} never ends.`,
    whole
      ? 'Compare it with a similar one on another page.'
      : 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
    name,
  );
}

const onOwnLines = 'If it has one, put both on lines of their own, with empty lines around them.';

function neverClosed({text, components}: Stop, start: number, name: string): SyntaxFault {
  const range = tagAt(text, start);
  const message = `<${name}> is never closed.`;
  const component = components.find((other) => other.name === name);
  const isVoid = htmlVoidElements.includes(name);
  if (isVoid || component?.content === 'none') {
    const written = `${text.slice(start, range.end - 1).trimEnd()} />`;
    const fault = faultAt(range, message, `Write ${written}.`, isVoid ? undefined : name);
    return {...fault, problem: {...fault.problem, fix: {...range, text: written}}};
  }
  const hint =
    component || htmlTagNames.includes(name)
      ? `Add </${name}> after its content. ${onOwnLines}`
      : 'If it isn\'t a tag, replace it with the final text, or write &lt; for the "<".';
  return faultAt(range, message, hint, name);
}

/** Explains a tag without a partner. */
function explainPair(stop: Stop): SyntaxFault {
  const {error, text, offset} = stop;
  // The opening tag that the parser has in mind.
  const [, opened = '', line, column] =
    /closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(error.reason) ?? [];
  const start = location(text).toOffset({line: Number(line), column: Number(column)}) ?? 0;
  const close = tagAt(text, text.lastIndexOf('<', Math.max(offset, 1)));
  const [closed = ''] = /(?<=^<\/\s*)[^\s>]*/.exec(text.slice(close.start)) ?? [];
  const isClosedLater = opened === '' || text.includes(`</${opened}>`, close.end);
  const isOpenBefore = text
    .slice(0, start)
    .split(/[\s/>]/)
    .includes(`<${closed}`);
  if (
    error.reason.startsWith('Expected a closing tag') ||
    htmlVoidElements.includes(opened) ||
    (isOpenBefore && !isClosedLater)
  ) {
    return neverClosed(stop, start, opened);
  }
  if (isClosedLater) {
    const hint = `Delete it, or add <${closed}> where its content starts. ${onOwnLines}`;
    return faultAt(close, `</${closed}> has no opening tag.`, hint, closed);
  }
  const hint = `Write the same name in both tags, or close <${opened}> first.`;
  const fault = faultAt(close, `<${opened}> is closed by </${closed}>.`, hint, opened);
  return {...fault, mask: [tagAt(text, start), close]};
}

const showBrace =
  'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}. The text of a prop needs quotes instead.';

/** A heading's anchor as other programs write it. */
export const anchorInBraces: Row = {
  pattern: /^\{\s*#([\w-]+)\s*\}$/,
  message: "A heading's anchor must be a comment, not {#$1}.",
  hint: 'Write {/* #$1 */} after the heading.',
  fix: '{/* #$1 */}',
};

/** Braces, with braces inside them. */
const pairOfBraces = /(?<!\\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Explains braces that are never closed, or whose content isn't valid code. */
function explainBraces({error, text, offset}: Stop): SyntaxFault {
  const plain = withoutCode(text);
  const pairs = Array.from(plain.matchAll(pairOfBraces), ({0: found, index}) => ({
    start: index,
    end: index + found.length,
  }));
  const isOpen = error.ruleId === 'unexpected-eof';
  const range = isOpen ? undefined : pairs.findLast(({start}) => start <= offset);
  if (!range) {
    const start = Math.max(blank(plain, pairs).search(/(?<!\\)\{/), 0);
    return faultAt({start, end: start + 1}, 'This "{" is never closed.', showBrace);
  }
  const problem = firstProblem([anchorInBraces], text.slice(range.start, range.end), range.start);
  const message = "Text in braces is read as code, but this isn't valid code.";
  return problem ? {problem, mask: [range]} : faultAt(range, message, showBrace);
}

/** A line that starts with "import" or "export". */
export const codeLine = (offset: number, word: string): Problem => ({
  offset,
  message: `A line that starts with "${word}" is read as code.`,
  hint: 'Components need no import. Delete this line, or start it with another word.',
});

function explainModule({text, offset}: Stop): SyntaxFault {
  const before = text.slice(0, offset + 'import'.length);
  const start = Math.max(before.search(/^(?:import|export)\b(?![^]*^(?:import|export)\b)/m), 0);
  const end = start + 'import'.length;
  return {problem: codeLine(start, text.slice(start, end)), mask: [{start, end}]};
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
  const explain = explanations[source];
  return explain
    ? explain({error, text, offset, components})
    : faultAt(
        {start: offset, end: offset},
        `This page can't be read: ${error.reason}`,
        'Compare this line with a similar one on another page.',
      );
}
