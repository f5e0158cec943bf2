import type {Fix} from '../problem';
import {nearest} from '../nearest';
import type {Finding} from '../SourceFile';
import {scanTags} from './scanTags';
import type {BrokenTag, Range, Tag} from './scanTags';

/** A finding, and what has to be blanked out for the rest of the page to be read. */
export type TagFinding = Finding & {
  offset: number;
  mask: Range[];
  /** What is inside of what cannot be told any more. */
  breaksNesting?: boolean;
};

/** Elements of HTML that hold nothing. */
const voidElements = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'source',
  'track',
  'embed',
  'col',
]);

const curlyQuote = /[“”„‟″‘’‚‛«»]/g;

/** The pairs of tags that belong together, by where the first and the second of them begins. */
export type TagPairs = ReadonlyMap<number, readonly [Tag, Tag]>;

function explainBroken(text: string, tag: BrokenTag): TagFinding {
  const {slip, name, start, end, tagStart} = tag;
  const found = text.slice(start, end);
  const mask = [{start, end}];
  const fix = (replacement: string): Fix => ({start, end, text: replacement});
  switch (slip) {
    case 'comment':
      return {
        offset: start,
        mask,
        message: 'A comment is written with "<!--", which a page cannot hold.',
        mend: 'Write {/* in front of it and */} behind it instead.',
        fix:
          /^<!--[^]*-->$/.test(found) && !found.includes('*/')
            ? fix(`{/*${found.slice('<!--'.length, -'-->'.length)}*/}`)
            : undefined,
      };
    case 'address':
      return {
        offset: start,
        mask,
        message: `The address ${found} stands between "<" and ">".`,
        mend: `Write it without them: ${found.slice(1, -1)}`,
        fix: fix(found.slice(1, -1)),
      };
    case 'sign':
      return {
        offset: start,
        mask,
        message: 'A "<" stands in the text, where a tag would begin.',
        mend: 'Write &lt; for the sign, or say it in words.',
      };
    case 'unfinished':
      return {
        offset: tagStart,
        mask,
        breaksNesting: true,
        message: `The tag ${text.startsWith('</', tagStart) ? '</' : '<'}${name} does not end.`,
        mend: `End it with ">". If no tag is meant, write &lt; for the sign "<".`,
      };
    case 'curly quotes':
      return {
        offset: start,
        mask,
        message: `There are curly quotes in the tag <${name}>: ${found}`,
        mend: `Write straight ones: ${straighten(found)}`,
        fix: fix(straighten(found)),
      };
    case 'no quotes': {
      const value = found.slice(found.indexOf('=') + 1).trim();
      const attribute = found.slice(0, found.indexOf('=')).trim();
      return {
        offset: start,
        mask,
        message: `The value of "${attribute}" is not in quotes.`,
        mend: `Write ${attribute}="${value}".`,
      };
    }
    case 'unclosed quote':
      return {
        offset: start,
        mask,
        message: `A quote is opened in the tag <${name}>, but not closed: ${found}`,
        mend: 'Put the same quote at the end of its text.',
      };
  }
}

/** Makes quotes straight, and closes what is left open. */
function straighten(text: string): string {
  const straight = text.replace(curlyQuote, '"');
  return (straight.match(/"/g) ?? []).length % 2 === 0 ? straight : `${straight}"`;
}

function notClosed(tag: Tag, text: string): TagFinding {
  const {name, start, end} = tag;
  if (voidElements.has(name)) {
    const written = text.slice(start, end - 1).trimEnd();
    return {
      offset: start,
      mask: [tag],
      message: `The tag <${name}> is not closed.`,
      mend: `Write ${name === 'br' || name === 'hr' ? `<${name} />` : `<${name} … />`}`,
      fix: {start, end, text: `${written} />`},
    };
  }
  return {
    offset: start,
    mask: [tag],
    breaksNesting: true,
    message: `The tag <${name}> is not closed.`,
    mend: `Add </${name}> after what belongs to it, or write <${name} … /> if nothing does.`,
  };
}

/** Pairs tags, and says which ones have no other. */
function pairTags(
  tags: readonly Tag[],
  text: string,
): {pairs: TagPairs; findings: TagFinding[]; masks: Range[]} {
  const findings: TagFinding[] = [];
  const masks: Range[] = [];
  const sayNotClosed = (tag: Tag) => {
    if (!tag.isUnfinished) {
      findings.push(notClosed(tag, text));
    }
  };
  const pairs = new Map<number, readonly [Tag, Tag]>();
  const open: Tag[] = [];
  tags.forEach((tag, index) => {
    if (tag.kind === 'empty') {
      return;
    }
    if (tag.kind === 'opening') {
      if (voidElements.has(tag.name)) {
        sayNotClosed(tag);
      } else {
        open.push(tag);
      }
      return;
    }
    const partner = open.findLastIndex(({name}) => name === tag.name);
    if (partner !== -1) {
      open.splice(partner + 1).forEach(sayNotClosed);
      const opening = open.pop() as Tag;
      if (opening.isUnfinished || tag.isUnfinished) {
        masks.push(opening, tag);
      }
      pairs.set(opening.start, [opening, tag]).set(tag.start, [opening, tag]);
      return;
    }
    const last = open.at(-1);
    const isClosedLater = (name: string) => {
      let depth = 1;
      for (const later of tags.slice(index + 1).filter((other) => other.name === name)) {
        depth += later.kind === 'opening' ? 1 : later.kind === 'closing' ? -1 : 0;
        if (depth === 0) {
          return true;
        }
      }
      return false;
    };
    if (last && (nearest(tag.name, [last.name]) || !isClosedLater(last.name))) {
      open.pop();
      findings.push({
        offset: tag.start,
        mask: [last, tag],
        breaksNesting: true,
        message: `The tag <${last.name}> is closed by </${tag.name}>.`,
        mend: `Write </${last.name}>, or close <${last.name}> before.`,
      });
    } else {
      findings.push({
        offset: tag.start,
        mask: [tag],
        breaksNesting: true,
        message: `There is no open <${tag.name}> that </${tag.name}> could close.`,
        mend: 'Remove it, or correct its name.',
      });
    }
  });
  open.forEach(sayNotClosed);
  return {pairs, findings, masks};
}

/** Overwrites ranges with spaces; lines and offsets stay what they are. */
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
 * Finds every slip in the tags of a page.
 *
 * @param passOver code and comments, in which nothing is a tag
 * @returns the text with each slip blanked out, in which offsets are the same
 */
export function checkTags(
  text: string,
  passOver: readonly Range[],
): {findings: TagFinding[]; text: string; pairs: TagPairs} {
  const {tags, broken} = scanTags(text, passOver);
  const structure = pairTags(tags, text);
  const findings = [...broken.map((tag) => explainBroken(text, tag)), ...structure.findings];
  const masks = [...findings.flatMap(({mask}) => mask), ...structure.masks];
  return {findings, text: blank(text, masks), pairs: structure.pairs};
}
