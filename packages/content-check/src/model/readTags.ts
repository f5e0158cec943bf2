import {htmlVoidElements} from 'html-void-elements';
import type {ComponentDoc} from '../components';
import type {Diagnostic} from '../Diagnostic';
import type {DiagnosticDetails, SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {blank} from './blank';
import {explainBrokenTag} from './explainBrokenTag';
import {scanTags} from './scanTags';
import type {Range, Tag} from './scanTags';

/** A part of a page that can't be parsed. */
export type UnreadPart = {
  diagnostic: Diagnostic;
  /** What to blank out so that the rest of the page can be parsed. */
  mask: readonly Range[];
  /** Whether it is unclear now which element is inside which. */
  breaksNesting?: boolean;
};

/** Matching opening and closing tags, by the offset of each of the two. */
export type TagPairs = ReadonlyMap<number, readonly [Tag, Tag]>;

function explainOpenTag(
  {name, start, end}: Tag,
  text: string,
  emptyTags: readonly string[],
): DiagnosticDetails {
  const message = `<${name}> is never closed.`;
  if (emptyTags.includes(name)) {
    const written = text.slice(start, end - 1).trimEnd();
    return {
      message,
      hint: `Write ${written === `<${name}` ? written : `<${name} …`} />.`,
      fix: {start, end, text: `${written} />`},
    };
  }
  return {
    message,
    hint: `Add </${name}> after its content, or write <${name} … /> if it has none.`,
  };
}

/** Explains `<br></br>`: an element that can't contain anything, with a closing tag. */
function explainClosedEmpty(opening: Tag, closing: Tag, text: string): DiagnosticDetails {
  const {name} = opening;
  const isBlank = text.slice(opening.end, closing.start).trim() === '';
  return {
    message: `<${name}> can't have a closing tag.`,
    hint: `Delete </${name}>, and end the first tag with " />".`,
    fix: isBlank ? {start: opening.end - 1, end: closing.end, text: ' />'} : undefined,
  };
}

/** Whether a tag that is open at `index` is closed further on. */
function isClosedLater(name: string, tags: readonly Tag[], index: number): boolean {
  let depth = 1;
  return tags
    .slice(index + 1)
    .filter((tag) => tag.name === name)
    .some(({kind}) => {
      depth += kind === 'opening' ? 1 : kind === 'closing' ? -1 : 0;
      return depth === 0;
    });
}

/** Pairs opening with closing tags, and reports those that have no partner. */
function pairTags(
  file: SourceFile,
  tags: readonly Tag[],
  text: string,
  emptyTags: readonly string[],
  components: readonly string[],
): {pairs: TagPairs; unread: UnreadPart[]; masks: Range[]} {
  const unread: UnreadPart[] = [];
  const masks: Range[] = [];
  const pairs = new Map<number, readonly [Tag, Tag]>();
  const open: Tag[] = [];
  /** The last opening tag of each element without content, such as `<br>`, and its place in `unread`. */
  const empty = new Map<string, {opening: Tag; index: number}>();
  const reportOpen = (tag: Tag) => {
    if (!tag.isUnfinished) {
      unread.push({
        diagnostic: file.diagnostic(tag.start, explainOpenTag(tag, text, emptyTags)),
        mask: [tag],
        breaksNesting: !htmlVoidElements.includes(tag.name),
      });
    }
  };
  const report = (offset: number, mask: Range[], details: DiagnosticDetails) =>
    unread.push({diagnostic: file.diagnostic(offset, details), mask, breaksNesting: true});

  tags.forEach((tag, position) => {
    const {name, kind, isUnfinished} = tag;
    if (kind === 'empty') {
      return;
    }
    if (kind === 'opening') {
      if (htmlVoidElements.includes(name)) {
        empty.set(name, {opening: tag, index: unread.length});
        reportOpen(tag);
      } else {
        open.push(tag);
      }
      return;
    }
    const partOf = empty.get(name);
    if (partOf) {
      const {opening, index} = partOf;
      empty.delete(name);
      unread[index] = {
        diagnostic: file.diagnostic(opening.start, explainClosedEmpty(opening, tag, text)),
        mask: [opening, tag],
      };
      return;
    }
    const partner = open.findLastIndex((opening) => opening.name === name);
    if (partner !== -1) {
      const [opening, ...stillOpen] = open.splice(partner) as [Tag, ...Tag[]];
      stillOpen.forEach(reportOpen);
      if (opening.isUnfinished || isUnfinished) {
        masks.push(opening, tag);
      }
      pairs.set(opening.start, [opening, tag]).set(tag.start, [opening, tag]);
      return;
    }
    const last = open.at(-1);
    if (
      last &&
      components.includes(name) &&
      !components.includes(last.name) &&
      nearest(last.name, [name])
    ) {
      open.pop();
      report(last.start, [last, tag], {
        message: `<${last.name}> doesn't exist.`,
        hint: `Write <${name}>.`,
      });
    } else if (last && (nearest(name, [last.name]) || !isClosedLater(last.name, tags, position))) {
      open.pop();
      report(tag.start, [last, tag], {
        message: `<${last.name}> is closed by </${name}>.`,
        hint: `Write </${last.name}>, or close <${last.name}> first.`,
      });
    } else {
      report(tag.start, [tag], {
        message: `</${name}> has no opening tag.`,
        hint: `Delete it, or add <${name}> where its content starts.`,
      });
    }
  });
  open.forEach(reportOpen);
  return {pairs, unread, masks};
}

/**
 * Reads the tags of a page, and reports all that are broken.
 *
 * @param text the page's text, with the same offsets as the file's
 * @param ignored code and comments, which contain no tags
 * @param components the site's components
 * @returns the text with the broken parts blanked out
 */
export function readTags(
  file: SourceFile,
  text: string,
  ignored: readonly Range[],
  components: readonly Pick<ComponentDoc, 'name' | 'content'>[] = [],
): {unread: UnreadPart[]; text: string; pairs: TagPairs} {
  const {tags, broken} = scanTags(text, ignored);
  const emptyComponents = components.filter(({content}) => content === 'none');
  const {pairs, unread, masks} = pairTags(
    file,
    tags,
    text,
    [...htmlVoidElements, ...emptyComponents.map(({name}) => name)],
    components.map(({name}) => name),
  );
  const all: UnreadPart[] = [
    ...broken.map((tag) => {
      const isUnfinished = tag.kind === 'unfinished';
      const offset = isUnfinished ? tag.tagStart : tag.start;
      return {
        diagnostic: file.diagnostic(offset, explainBrokenTag(text, tag)),
        mask: [tag],
        breaksNesting: isUnfinished || tag.kind === 'space',
      };
    }),
    ...unread,
  ];
  return {
    unread: all,
    text: blank(text, [...all.flatMap(({mask}) => mask), ...masks]),
    pairs,
  };
}
