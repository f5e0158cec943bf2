import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {location} from 'vfile-location';
import type {Range} from '../Diagnostic';
import {firstProblem, partOf} from '../rows';
import type {Row} from '../rows';
import {nearest} from '../suggest';
import {explainBraces} from './explainBraces';
import type {Stop} from './mdx';
import {withoutCode} from './scan';
import {faultAt, placeOf} from './syntaxFault';
import type {Components, Context, SyntaxFault} from './syntaxFault';

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
    // Only web and plain email addresses are links without brackets.
    pattern:
      /^<((?:ftp:|tel:|mailto:(?![^\s<>@|?]+@[^\s<>|?]+[|>]))(?:\/\/)?([^\s<>|?]*)(?:\?[^\s<>|]*)?)(?:\|[^<>\n]*)?>/i,
    message: "An address can't be in angle brackets: $0",
    hint: 'Write [$2]($1)',
  },
  {
    pattern: /^<(?:mailto:)?(https?:[^\s<>|]*|[^\s<>@]+@[^\s<>|]+)(?:\|[^<>\n]*)?>/i,
    message: "An address can't be in angle brackets: $0",
    hint: 'Write it without them: $1',
    // After "|", other programs write the text of a link. A fix deletes no words, not even "mailto".
    fix: ([found, address]) => (/\||^<mailto:/i.test(found) ? undefined : address),
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
    pattern: /^<[^<>]*?\s(?<part>([\w:-]+)\s*=\s*([^\s"'{}<>=\\]*[^\s"'{}<>=/\\])["']?)/d,
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
      /^<([\w.]+)(?![\w.])[^<>]*?\s(?<part>[\w:-]+=(["'])(?:(?:(?!\3|\s[\w-]+=)[^\n<>])*?(?!\3)[^\s<>])??)(?=\s*\/?>|\s+[\w-]+=|\n|<|$)/d,
    message: (match) => `A quote in the tag <${match[1]}> is never closed: ${partOf(match)}`,
    hint: 'Add $3 at the end of the text.',
  },
];

/** Explains a tag that isn't in order. */
function explainTag({error, start, text}: Context): SyntaxFault {
  const rest = text.slice(start);
  const problem = firstProblem(tagRows, rest, start);
  if (problem) {
    return {problem, mask: [{start: problem.offset, end: problem.end}]};
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

/** Whether an element is written as a single tag. */
const isSingle = (name: string, components: Components): boolean =>
  htmlVoidElements.includes(name) ||
  components.some((component) => component.name === name && component.content === 'none');

/** Explains all tags of a name that lack their slash: a page rarely has only one `<br>`. */
const explainSingle = (name: string, text: string): SyntaxFault[] =>
  Array.from(
    withoutCode(text).matchAll(new RegExp(String.raw`<${name}(?=[\s>])[^<>]*(?<!/)>`, 'g')),
    ({0: written, index}) => {
      const [start, end] = [index, index + written.length];
      const hint = `Write <${name}${/\s/.test(written) ? ' …' : ''} />, with a slash before the ">".`;
      const fault = faultAt({start, end}, `<${name}> is never closed.`, hint);
      const fix = {start: end - 1, end, text: /\s>$/.test(written) ? '/>' : ' />'};
      return {...fault, problem: {...fault.problem, fix}};
    },
  );

function explainOpen(name: string, tag: Range, {text, components}: Context): SyntaxFault {
  const isBare = text.slice(tag.start, tag.end) === `<${name}>`;
  const isKnown = components.some((other) => other.name === name) || htmlTagNames.includes(name);
  const hint = isKnown
    ? `Add </${name}> after its content.${isBare ? ` If this is the end of it, write </${name}> instead.` : ''}`
    : 'If it isn\'t a tag, replace it with the final text, or write &lt; for the "<".';
  return {...faultAt(tag, `<${name}> is never closed.`, hint, name), lacksEnd: !isBare};
}

/** Whether an element that is open at the start of the text is closed in it, and not only others of its name. */
function isClosedIn(text: string, name: string): boolean {
  let open = 1;
  for (const [tag, slash, tagName] of text.matchAll(/<(\/?)([^\s<>/]+)(?![^\s<>/])[^<>]*>/g)) {
    if (tagName === name && !tag.endsWith('/>')) {
      open += slash ? -1 : 1;
    }
    if (open === 0) {
      return true;
    }
  }
  return false;
}

/** Explains a tag without a partner. The parser's words name both: `<Section>` (8:1-8:10). */
function explainPair(stop: Context): SyntaxFault | SyntaxFault[] {
  const {error, text, components} = stop;
  const {reason} = error;
  const start = text.lastIndexOf('<', placeOf(error).start);
  const here = {start, end: text.indexOf('>', start) + 1};
  const [, closed = ''] = /^<\/?\s*([^\s</>]*)/.exec(text.slice(start)) ?? [];
  const [, opened = closed, from, to] =
    /closing tag for `<([^`]*)>` \((\d+:\d+)-(\d+:\d+)\)/.exec(reason) ?? [];
  const offsetOf = (point: string): number => {
    const [line, column] = point.split(':').map(Number);
    return location(text).toOffset({line, column}) ?? 0;
  };
  const tag = from && to ? {start: offsetOf(from), end: offsetOf(to)} : here;
  const isClosing = reason.startsWith('Unexpected closing');
  const names = (part: string) => Array.from(part.matchAll(/<(\/?[^\s<>]+)/g), ([, name]) => name);
  const hasPartner = isClosing
    ? tag !== here && names(text.slice(0, tag.start)).includes(closed)
    : isClosedIn(text.slice(tag.end), opened);
  if (isSingle(opened, components) && tag !== here) {
    return explainSingle(opened, text);
  }
  if (!isClosing && (hasPartner || tag === here)) {
    const message = `The tags <${opened}> and </${opened}> need lines of their own.`;
    const hint = 'Put each on a line of its own, with empty lines above and below it.';
    return faultAt(tag, message, hint, opened);
  }
  if (isClosing && !hasPartner && tag !== here && nearest(closed, [opened])) {
    const isKnown = components.some(({name}) => name === closed);
    const right = isKnown ? closed : opened;
    const hint = `Write <${right}> and </${right}>.`;
    const fault = faultAt(here, `<${opened}> is closed by </${closed}>.`, hint, closed);
    return {...fault, mask: [tag, here]};
  }
  if (isClosing && !hasPartner) {
    const hint = `Delete it, or add <${closed}> where its content starts.`;
    return faultAt(here, `</${closed}> has no opening tag.`, hint, closed);
  }
  return explainOpen(opened, tag, stop);
}

function explainModule({error, text}: Context): SyntaxFault {
  const before = text.slice(0, placeOf(error).start + 'import'.length);
  const start = Math.max(before.search(/^(?:import|export)\b(?![^]*^(?:import|export)\b)/m), 0);
  const end = start + 'import'.length;
  return faultAt(
    {start, end},
    `A line that starts with "${text.slice(start, end)}" is read as code, but this isn't valid code.`,
    'Correct it, or start the line with another word.',
  );
}

const explanations: Readonly<Record<string, (stop: Context) => SyntaxFault | SyntaxFault[]>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPair,
  'micromark-extension-mdx-expression': explainBraces,
  'micromark-extension-mdxjs-esm': explainModule,
};

/** Explains an error of the parser, if need be in its words. */
export function explainSyntaxError(
  stop: Stop,
  text: string,
  components: Components,
): SyntaxFault[] {
  const {source = '', reason} = stop.error;
  const hint = 'Compare this line with a similar one on another page.';
  const explained =
    explanations[source]?.({...stop, text, components}) ??
    faultAt(placeOf(stop.error), `This page can't be read: ${reason}`, hint);
  return [explained].flat();
}
