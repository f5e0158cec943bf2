import {htmlVoidElements} from 'html-void-elements';
import type {Diagnostic, Fix} from '../Diagnostic';
import type {DiagnosticDetails, SourceFile} from '../SourceFile';
import {nearest} from '../suggest';
import {scanTags} from './scanTags';
import type {BrokenTag, Range, Tag} from './scanTags';

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

function explainBroken(
  text: string,
  {kind, name, start, end, tagStart}: BrokenTag,
): DiagnosticDetails {
  const found = text.slice(start, end);
  const replaceBy = (replacement: string): Fix => ({start, end, text: replacement});
  switch (kind) {
    case 'comment':
      return {
        message: "Comments can't be written with <!-- in a page.",
        hint: 'Put {/* before the comment and */} after it instead.',
        fix:
          /^<!--[^]*-->$/.test(found) && !found.includes('*/')
            ? replaceBy(`{/*${found.slice('<!--'.length, -'-->'.length)}*/}`)
            : undefined,
      };
    case 'address':
      return {
        message: `An address can't be in angle brackets: ${found}`,
        hint: `Write it without them: ${found.slice(1, -1)}`,
        fix: replaceBy(found.slice(1, -1)),
      };
    case 'other program':
      return {
        message: `${found} is left over from another program.`,
        hint: 'Delete it.',
        fix: replaceBy(''),
      };
    case 'character':
      return {
        message: 'This "<" looks like the start of a tag.',
        hint: 'To show the character itself, write &lt;.',
      };
    case 'unfinished':
      return {
        message: `The tag ${text.startsWith('</', tagStart) ? '</' : '<'}${name} never ends.`,
        hint: 'Add the missing ">". To show a "<" that isn\'t a tag, write &lt;.',
      };
    case 'curly quotes':
      return {
        message: `Curly quotes don't work inside the tag <${name}>: ${found}`,
        hint: `Use straight quotes: ${straighten(found)}`,
        fix: replaceBy(straighten(found)),
      };
    case 'no quotes': {
      const [attribute = '', value = ''] = found.split(/\s*=\s*/);
      return {
        message: `The value of \`${attribute}\` needs quotes.`,
        hint: `Write ${attribute}="${value.trim()}".`,
      };
    }
    case 'unclosed quote':
      return {
        message: `A quote in the tag <${name}> is never closed: ${found}`,
        hint: `Add ${/["']/.exec(found)?.[0] ?? '"'} at the end of the text.`,
      };
  }
}

/** Makes the quotes around a text straight, and adds a missing one. */
function straighten(text: string): string {
  const [, before = '', inner = ''] =
    /^([^"“”„‟″‘’‚‛«»]*).([^]*?)["“”„‟″‘’‚‛«»]?$/.exec(text) ?? [];
  return `${before}"${inner}"`;
}

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
): {pairs: TagPairs; unread: UnreadPart[]; masks: Range[]} {
  const unread: UnreadPart[] = [];
  const masks: Range[] = [];
  const pairs = new Map<number, readonly [Tag, Tag]>();
  const open: Tag[] = [];
  const reportOpen = (tag: Tag) => {
    if (!tag.isUnfinished) {
      unread.push({
        diagnostic: file.diagnostic(tag.start, explainOpenTag(tag, text, emptyTags)),
        mask: [tag],
        breaksNesting: !htmlVoidElements.includes(tag.name),
      });
    }
  };
  const reportClosing = (tag: Tag, mask: Range[], details: DiagnosticDetails) =>
    unread.push({diagnostic: file.diagnostic(tag.start, details), mask, breaksNesting: true});

  tags.forEach((tag, index) => {
    const {name, kind, isUnfinished} = tag;
    if (kind === 'empty') {
      return;
    }
    if (kind === 'opening') {
      if (htmlVoidElements.includes(name)) {
        reportOpen(tag);
      } else {
        open.push(tag);
      }
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
    if (last && (nearest(name, [last.name]) || !isClosedLater(last.name, tags, index))) {
      open.pop();
      reportClosing(tag, [last, tag], {
        message: `<${last.name}> is closed by </${name}>.`,
        hint: `Write </${last.name}>, or close <${last.name}> first.`,
      });
    } else {
      reportClosing(tag, [tag], {
        message: `</${name}> has no opening tag.`,
        hint: `Delete it, or add <${name}> where its content starts.`,
      });
    }
  });
  open.forEach(reportOpen);
  return {pairs, unread, masks};
}

/** Overwrites ranges with spaces, so that lines and offsets stay the same. */
export function blank(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (result, {start, end}) =>
      result.slice(0, start) +
      result.slice(start, end).replace(/[^\n\r]/g, ' ') +
      result.slice(end),
    text,
  );
}

/**
 * Reads the tags of a page, and reports all that are broken.
 *
 * @param text the page's text, with the same offsets as the file's
 * @param ignored code and comments, which contain no tags
 * @param emptyComponents the names of components that can't contain anything
 * @returns the text with the broken parts blanked out
 */
export function readTags(
  file: SourceFile,
  text: string,
  ignored: readonly Range[],
  emptyComponents: readonly string[] = [],
): {unread: UnreadPart[]; text: string; pairs: TagPairs} {
  const {tags, broken} = scanTags(text, ignored);
  const {pairs, unread, masks} = pairTags(file, tags, text, [
    ...htmlVoidElements,
    ...emptyComponents,
  ]);
  const all: UnreadPart[] = [
    ...broken.map((tag) => {
      const isUnfinished = tag.kind === 'unfinished';
      const offset = isUnfinished ? tag.tagStart : tag.start;
      return {
        diagnostic: file.diagnostic(offset, explainBroken(text, tag)),
        mask: [tag],
        breaksNesting: isUnfinished,
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
