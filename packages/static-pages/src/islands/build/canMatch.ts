import parser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';

/** The names in a page that a selector can match. */
export type PageWords = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
};

/** Pseudo-classes that match when one of their selectors does. */
const alternatives = [':is', ':where', ':has'];

const parsed = new Map<string, Selector>();

function parse(selector: string): Selector {
  const known = parsed.get(selector) ?? parser().astSync(selector).first;
  parsed.set(selector, known);
  return known;
}

/**
 * Whether a selector can match something in a page, now or in another state. It can't if it requires
 * a tag, class or id that the page doesn't have; anything else counts as a match.
 */
export function canMatch(selector: string, {tags, classes, ids}: PageWords): boolean {
  const mayMatch = (part: Node): boolean => {
    switch (part.type) {
      case 'tag':
        return tags.has(part.value);
      case 'class':
        return classes.has(part.value);
      case 'id':
        return ids.has(part.value);
      case 'pseudo':
        return !alternatives.includes(part.value) || part.nodes.some(everyPartMayMatch);
      default:
        return true;
    }
  };
  const everyPartMayMatch = ({nodes}: Selector) => nodes.every(mayMatch);
  return everyPartMayMatch(parse(selector));
}
