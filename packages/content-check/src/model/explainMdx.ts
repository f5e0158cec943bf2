import type {VFileMessage} from 'vfile-message';
import type {SourceFile} from '../SourceFile';
import {explainPairs, explainTag} from './explainTags';
import {unclosedBrace, unreadable, wrongCode} from './refused';
import type {Components, Refused, Unreadable} from './refused';
import {endOfBraces, scanTags, withoutCode} from './scan';

/*
 * The ten most common mistakes in MDX are explained in our words, here and in `explainTags.ts`. All
 * others are told in the parser's.
 */

/** Braces that are never closed, or whose content isn't valid code. */
function explainBraces({readable, tags, at, error}: Refused): Unreadable[] {
  const attributes = tags.flatMap((tag) => tag.attributes);
  for (const {index: start} of readable.matchAll(/(?<!\\)\{/g)) {
    const {end, isClosed} = endOfBraces(readable, start);
    if (!isClosed) {
      return [unclosedBrace(start)];
    }
    if (start <= at && at < end && error.ruleId !== 'unexpected-eof') {
      const attribute = attributes.find(({value}) => value?.start === start);
      return [wrongCode({start: attribute?.start ?? start, end})];
    }
  }
  return [];
}

/** By the part of the parser that refuses a page. */
const explanations: Readonly<Record<string, (refused: Refused) => Unreadable[]>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPairs,
  'micromark-extension-mdx-expression': explainBraces,
};

/** What the parser couldn't finish: a tag, with all others of its name, or code that starts a line. */
function unfinished({text, tags, error, at}: Refused): Pick<Unreadable, 'ranges'> {
  const tag = tags.find(({start, isEnded}) => start <= at && !isEnded);
  const line = Array.from(text.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)).at(-1);
  if (line && error.source === 'micromark-extension-mdxjs-esm') {
    return {ranges: [{start: line.index, end: line.index + line[0].length}]};
  }
  const named = tags.filter(({name, isEnded}) => name === tag?.name && isEnded);
  const start = tag?.start ?? at;
  const length = tag ? (/^<\/?[\w.:$-]*/.exec(text.slice(start))?.[0].length ?? 1) : 1;
  return {ranges: [{start, end: start + length}, ...named]};
}

/** Explains an error of the parser, if need be in its words. */
export function explainMdx(
  error: VFileMessage,
  file: SourceFile,
  text: string,
  components: Components,
): Unreadable[] {
  const {source = '', reason, place} = error;
  const readable = withoutCode(text);
  const {offset: at = 0} = (place && 'start' in place ? place.start : place) ?? {};
  const refused = {file, text, readable, tags: scanTags(readable), components, error, at};
  const found = explanations[source]?.(refused) ?? [];
  const words = `This can't be read: ${reason.replace(' with acorn', '')}.`;
  return found.length > 0
    ? found
    : [unreadable({start: at, end: at + 1}, words, undefined, unfinished(refused))];
}
