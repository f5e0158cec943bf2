import type {VFileMessage} from 'vfile-message';
import {explainPairs} from './explainPairs';
import {faultAt} from './fault';
import type {Components, Context, Fault} from './fault';
import {endOfBraces, scanTags, withoutCode} from './scan';
import type {ScannedAttribute, ScannedTag} from './scan';

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';
/** The hint about a value in braces that can't be read. */
export const howToWriteValues =
  'Write a number in digits, with a point if it has decimals: {1200} or {12.5}. Text needs quotes instead of braces.';

/** Explains the value of an attribute that isn't closed, or has the wrong quotes. */
function explainValue(
  {name, start, value}: ScannedAttribute & {value: NonNullable<ScannedAttribute['value']>},
  tag: ScannedTag,
  text: string,
): Fault {
  const written = text.slice(start, value.end);
  const words = text
    .slice(value.start, value.end)
    .replace(/^["'“”„‟″‘’‚‛«»]|["'“”„‟″‘’‚‛«»]$/g, '');
  const range = {start, end: value.end};
  switch (value.quote) {
    case '{':
      return faultAt(
        {start: value.start, end: value.start + 1},
        'This "{" is never closed.',
        showBrace,
      );
    case '"':
    case "'": {
      const isInside = text.slice(value.start + 1, value.end).includes(value.quote);
      return isInside
        ? faultAt(
            range,
            `Straight quotes don't work inside this text: ${written}`,
            'Use curly ones inside it: “ ” or ’.',
          )
        : faultAt(
            range,
            `A quote in the tag <${tag.name}> is never closed: ${written}`,
            `Add ${value.quote} at the end of the text.`,
          );
    }
    case '': {
      const right = /^-?[\d.]+$/.test(words) ? `{${words}}` : `"${words}"`;
      return faultAt(range, `The value of \`${name}\` needs quotes.`, `Write ${name}=${right}.`);
    }
    default: {
      const right = `${name}="${words}"`;
      return faultAt(
        range,
        `Curly quotes don't work inside the tag <${tag.name}>: ${written}`,
        `Use straight quotes: ${right}`,
        words.includes('"') ? undefined : {...range, text: right},
      );
    }
  }
}

const address = /^<(?:mailto:)?(https?:\/\/[^\s<>|]*|[^\s<>@/]+@[^\s<>|]+)>/;

/** Explains a "<" that starts no tag. */
function explainLessThan(start: number, text: string): Fault {
  const rest = text.slice(start);
  if (rest.startsWith('<!--')) {
    const length = rest.indexOf('-->') === -1 ? rest.length : rest.indexOf('-->') + 3;
    const range = {start, end: start + length};
    const inside = rest.slice(4, length - 3);
    const isClosed = rest.slice(0, length).endsWith('-->') && !inside.includes('*/');
    return faultAt(
      range,
      "Comments can't be written with <!-- in a page.",
      'Put {/* before the comment and */} after it instead.',
      isClosed ? {...range, text: `{/*${inside}*/}`} : undefined,
    );
  }
  const [found, inside] = address.exec(rest) ?? [];
  if (found && inside) {
    const range = {start, end: start + found.length};
    return faultAt(
      range,
      `An address can't be in angle brackets: ${found}`,
      `Write it without them: ${inside}`,
      found.startsWith('<mailto') ? undefined : {...range, text: inside},
    );
  }
  return faultAt(
    {start, end: start + 1},
    'This "<" looks like the start of a tag.',
    'To show the character itself, write &lt;.',
  );
}

/** Explains a tag that isn't in order: the first that can't be right, since all before it were read. */
function explainTag({text, tags, at}: Context): Fault | undefined {
  const start = text.lastIndexOf('<', at - 1);
  const hasFault = ({isEnded, attributes}: ScannedTag) =>
    !isEnded || attributes.some(({value}) => value?.isClosed === false);
  const tag = tags.find((each) => each.start <= at && hasFault(each));
  if (!tag || /^<[^a-z_$>/]|^<[a-z][\w.+-]*[:@]/i.test(text.slice(tag.start))) {
    return /^<\/?[a-z_$]/i.test(text.slice(start)) && !address.test(text.slice(start))
      ? undefined
      : explainLessThan(start, text);
  }
  for (const {value, ...attribute} of tag.attributes) {
    if (value?.isClosed === false) {
      return explainValue({...attribute, value}, tag, text);
    }
  }
  const slash = tag.kind === 'closing' ? '/' : '';
  const fault = faultAt(
    {start: tag.start, end: tag.start + 1 + slash.length + tag.name.length},
    `The tag <${slash}${tag.name} never ends.`,
    'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
  );
  return {...fault, mask: [...fault.mask, ...tags.filter(({name}) => name === tag.name)]};
}

/** Explains braces that are never closed, or whose content isn't valid code. */
function explainBraces({text, readable, at, ruleId}: Context): Fault | undefined {
  for (let start = readable.search(/(?<!\\)\{/); start !== -1 && start <= at;) {
    const {end, isClosed} = endOfBraces(readable, start);
    if (!isClosed) {
      return faultAt({start, end: start + 1}, 'This "{" is never closed.', showBrace);
    }
    if (at < end && ruleId !== 'unexpected-eof') {
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
      const [attribute, name] = /(?<![\w-])([\w-]+)\s?=\s?$/.exec(line) ?? [];
      if (attribute) {
        return faultAt(
          {start: start - attribute.length, end},
          `The value of \`${name}\` can't be read.`,
          howToWriteValues,
        );
      }
      const [, anchor] = /^\{\s*#([^\s{}]+)\s*\}$/.exec(text.slice(start, end)) ?? [];
      const comment = `{/* #${anchor} */}`;
      return anchor && /^[ \t>]*#{1,6}[ \t]/.test(line)
        ? faultAt(
            {start, end},
            `A heading's anchor must be a comment, not {#${anchor}}.`,
            `Write ${comment} after the heading.`,
            {start, end, text: comment},
          )
        : faultAt(
            {start, end},
            "Text in braces is read as code, but this isn't valid code.",
            showBrace,
          );
    }
    const next = readable.slice(end).search(/(?<!\\)\{/);
    start = next === -1 ? -1 : end + next;
  }
  return undefined;
}

function explainModule({text, at}: Context): Fault | undefined {
  const line = Array.from(
    text.slice(0, at + 'import'.length).matchAll(/^(?:import|export)\b/gm),
  ).at(-1);
  return (
    line &&
    faultAt(
      {start: line.index, end: line.index + line[0].length},
      `A line that starts with "${line[0]}" is read as code, but this isn't valid code.`,
      'Correct it, or start the line with another word.',
    )
  );
}

const explanations: Readonly<Record<string, (context: Context) => Fault | Fault[] | undefined>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPairs,
  'micromark-extension-mdx-expression': explainBraces,
  'micromark-extension-mdxjs-esm': explainModule,
};

/** Explains an error of the parser, if need be in its words. */
export function explainMdx(
  {source = '', reason, ruleId, place}: VFileMessage,
  text: string,
  components: Components,
): Fault[] {
  const readable = withoutCode(text);
  const {offset: at = 0} = (place && 'start' in place ? place.start : place) ?? {};
  const context = {text, readable, tags: scanTags(readable), components, reason, ruleId, at};
  const found = [explanations[source]?.(context) ?? []].flat();
  return found.length > 0
    ? found
    : [faultAt({start: at, end: at + 1}, `This can't be read: ${reason}`, '')];
}
