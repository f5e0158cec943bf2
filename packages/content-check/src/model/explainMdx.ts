import type {VFileMessage} from 'vfile-message';
import type {SourceFile} from '../SourceFile';
import {explainPairs, explainTag} from './explainTags';
import {howToWriteValues, showBrace, unreadable} from './refused';
import type {Components, Refused, Unreadable} from './refused';
import {endOfBraces, scanTags, withoutCode} from './scan';

/** Braces that are never closed, or whose content isn't valid code. */
function explainBraces({text, readable, at, error}: Refused): Unreadable[] {
  for (const {index: start} of readable.matchAll(/(?<!\\)\{/g)) {
    const {end, isClosed} = endOfBraces(readable, start);
    if (!isClosed) {
      return [unreadable({start, end: start + 1}, 'This "{" is never closed.', showBrace)];
    }
    if (start <= at && at < end && error.ruleId !== 'unexpected-eof') {
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
      const [attribute, name] = /(?<![\w-])([\w-]+)\s?=\s?$/.exec(line) ?? [];
      const [, anchor] = /^\{\s*#([^\s{}]+)\s*\}$/.exec(text.slice(start, end)) ?? [];
      if (attribute) {
        const range = {start: start - attribute.length, end};
        return [unreadable(range, `The value of \`${name}\` can't be read.`, howToWriteValues)];
      }
      if (anchor && /^[ \t>]*#{1,6}[ \t]/.test(line)) {
        const comment = `{/* #${anchor} */}`;
        return [
          unreadable(
            {start, end},
            `A heading's anchor must be a comment, not {#${anchor}}.`,
            `Write ${comment} after the heading.`,
            {fix: {start, end, text: comment}},
          ),
        ];
      }
      const message = "Text in braces is read as code, but this isn't valid code.";
      return [unreadable({start, end}, message, showBrace)];
    }
  }
  return [];
}

/** A line of words that starts like code. */
const explainModule = ({text, at}: Refused): Unreadable[] =>
  Array.from(text.slice(0, at + 'import'.length).matchAll(/^(?:import|export)\b/gm))
    .slice(-1)
    .map(({0: word, index: start}) =>
      unreadable(
        {start, end: start + word.length},
        `A line that starts with "${word}" is read as code, but this isn't valid code.`,
        'Correct it, or start the line with another word.',
      ),
    );

/** By the part of the parser that refuses a page. */
const explanations: Readonly<Record<string, (refused: Refused) => Unreadable[]>> = {
  'micromark-extension-mdx-jsx': explainTag,
  'mdast-util-mdx-jsx': explainPairs,
  'micromark-extension-mdx-expression': explainBraces,
  'micromark-extension-mdxjs-esm': explainModule,
};

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
  return found.length > 0
    ? found
    : [unreadable({start: at, end: at + 1}, `This can't be read: ${reason}`)];
}
