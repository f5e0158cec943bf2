import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import {blank} from '../blank';
import {firstProblem, partOf} from '../rows';
import type {Row} from '../rows';
import {withoutCode} from './markdown';
import {braces, faultAt, tagAt, tagsIn, unpairedTags} from './tagPairs';
import type {Components, SyntaxFault} from './tagPairs';

/** Where the parser stopped: its error, the text, and the offset in it. */
type Stop = {error: VFileMessage; text: string; offset: number};

/** The start of the tag that contains an offset. */
const tagStartAround = (text: string, offset: number): number =>
  // A tag that doesn't end with ">" is the broken one, although the parser may stop much later.
  tagsIn(text).find(
    ({start, end, written}) => start < offset && (end >= offset || !written.endsWith('>')),
  )?.start ?? Math.max(text.lastIndexOf('<', offset - 1), 0);

/** `title=“We call it “vibe” coding”` with straight quotes around its value. */
function straightened(attribute: string): string {
  const [name = '', ...value] = attribute.split('=');
  const words = value.join('=').trim().slice(1);
  return `${name.trim()}="${words.replace(/["“”„‟″‘’‚‛«»]$/, '')}"`;
}

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
    // After "|", other programs write the text of a link.
    fix: ([found, address]) => (found.includes('|') ? undefined : address),
  },
  {
    pattern: /^<\s*[/\\]\s*(?<!<\/)([A-Za-z][\w.]*)(?![\w.])[^<>]*>/,
    message: "$0 doesn't close <$1>.",
    hint: 'Write </$1>.',
    fix: '</$1>',
  },
  {
    pattern: /^<(?![A-Za-z$_/>]|\/[A-Za-z$_>])/,
    message: 'This "<" looks like the start of a tag.',
    hint: 'To show the character itself, write &lt;.',
  },
  {
    pattern:
      /^<([\w.]+)(?![\w.])[^<>]*?\s(?<part>[\w:-]+\s*=\s*(?:[“”„‟″‘’‚‛«»](?:[^<>\n]*?[^<>\s])??|["'][^"'<>\n]*[“”„‘’]))(?=\s+[\w-]+=|\s*\/?>|\n|$)/d,
    message: (match) => `Curly quotes don't work inside the tag <${match[1]}>: ${partOf(match)}`,
    hint: (match) => `Use straight quotes: ${straightened(partOf(match))}`,
    fix: (match) => straightened(partOf(match)),
  },
  {
    pattern: /^<[^<>]*?\s(?<part>([\w:-]+)\s*=\s*([^\s"'{}<>=/\\]+)["']?)/d,
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
    // `title: "Benefits"`, `title "Benefits"` or `title="Benefits",`
    pattern:
      /^<[^<>]*?\s(?<part>([\w-]+)(?:\s*[:;]\s*|\s+|=(?="[^"<>]*"\s*[,;]))"([^"<>]*)"(?:\s*[,;])?)/d,
    message: (match) => `This prop can't be read: ${partOf(match)}`,
    hint: 'Write $2="$3"',
    fix: '$2="$3"',
  },
  {
    pattern:
      /^<([\w.]+)(?![\w.])[^<>]*?\s(?<part>[\w:-]+=(["'])(?:(?:(?!\3|\s[\w-]+=)[^\n<>])*?(?!\3)[^\s<>])??)(?=\s*\/?>|\s+[\w-]+=|\n|<|$)/d,
    message: (match) => `A quote in the tag <${match[1]}> is never closed: ${partOf(match)}`,
    hint: 'Add $3 at the end of the text.',
  },
];

/** Explains a tag that isn't in order. */
function explainTag({error, text, offset}: Stop): SyntaxFault {
  const start = tagStartAround(text, offset);
  const rest = text.slice(start);
  const problem = firstProblem(tagRows, rest, start);
  if (problem) {
    const [, tag] = /^<\s*[/\\]\s*([\w.]+)/.exec(rest) ?? [];
    return {problem, mask: [{start: problem.offset, end: problem.end}], tag};
  }
  const [tag = '<', name] = /^<\/?([\w$.:-]*)/.exec(rest) ?? [];
  const whole = error.ruleId === 'unexpected-eof' ? undefined : /^<[^<>]*>/.exec(rest)?.[0];
  return faultAt(
    {start, end: start + (whole ?? tag).length},
    whole ? `The tag ${tag}> can't be read.` : `The tag ${tag} never ends.`,
    whole
      ? 'Compare it with a similar one on another page.'
      : 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
    name,
  );
}

/** Explains a tag whose partner is in another paragraph, or outside of one. */
function explainPair({error, text, offset}: Stop): SyntaxFault {
  const [, opened, line, column] =
    /closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(error.reason) ?? [];
  const start = location(text).toOffset({line: Number(line), column: Number(column)});
  const tag = tagAt(text, start ?? text.lastIndexOf('<', Math.max(offset, 1)));
  const name = opened ?? /[^\s</>]+/.exec(text.slice(tag.start))?.[0];
  const message = `The tags <${name}> and </${name}> need lines of their own.`;
  const hint = 'Put each on a line of its own, with empty lines above and below it.';
  return {...faultAt(tag, message, hint, name), mayFollow: true};
}

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';
const howToWriteValues =
  'Write a number in digits, with a point if it has decimals: {1200} or {12.5}. Text needs quotes instead of braces.';

/** A heading's anchor as other programs write it. */
const anchorInBraces: Row = {
  pattern: /^\{\s*#([\w-]+)\s*\}$/,
  message: "A heading's anchor must be a comment, not {#$1}.",
  hint: 'Write {/* #$1 */} after the heading.',
  fix: '{/* #$1 */}',
};

const pairOfBraces = new RegExp(String.raw`(?<!\\)${braces}`, 'g');

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
  const line = text.slice(text.lastIndexOf('\n', range.start) + 1, range.start);
  const isInHeading =
    /^[ \t>]*#{1,6}[ \t]/.test(line) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(range.end));
  const anchor = isInHeading
    ? firstProblem([anchorInBraces], text.slice(range.start, range.end), range.start)
    : undefined;
  const [attribute, name] = /(?<![\w-])([\w-]+)\s*=\s*$/.exec(text.slice(0, range.start)) ?? [];
  if (attribute) {
    const whole = {start: range.start - attribute.length, end: range.end};
    return faultAt(whole, `The value of \`${name}\` can't be read.`, howToWriteValues);
  }
  const message = "Text in braces is read as code, but this isn't valid code.";
  return anchor ? {problem: anchor, mask: [range]} : faultAt(range, message, showBrace);
}

function explainModule({text, offset}: Stop): SyntaxFault {
  const before = text.slice(0, offset + 'import'.length);
  const start = Math.max(before.search(/^(?:import|export)\b(?![^]*^(?:import|export)\b)/m), 0);
  const end = start + 'import'.length;
  return faultAt(
    {start, end},
    `A line that starts with "${text.slice(start, end)}" is read as code, but this isn't valid code.`,
    'Correct it, or start the line with another word.',
  );
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
): SyntaxFault[] {
  const error = thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown));
  const {place, reason, source = ''} = error;
  const offset = (place && ('start' in place ? place.start.offset : place.offset)) ?? 0;
  const explain = explanations[source];
  const unpaired = explain === explainPair ? unpairedTags(text, components) : [];
  if (unpaired.length > 0) {
    return unpaired;
  }
  const here = {start: offset, end: offset};
  const hint = 'Compare this line with a similar one on another page.';
  return [
    explain?.({error, text, offset}) ?? faultAt(here, `This page can't be read: ${reason}`, hint),
  ];
}
