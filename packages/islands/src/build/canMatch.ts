import parser from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';

/** What of a page a selector can ask for, by name. */
export type PageWords = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
};

/** Pseudo-classes that match where one of their selectors does. */
const alternatives = [':is', ':where', ':has'];

const parsed = new Map<string, Selector>();

function parse(selector: string): Selector {
  const known = parsed.get(selector) ?? parser().astSync(selector).first;
  parsed.set(selector, known);
  return known;
}

/**
 * Whether a selector can match something in a page, now or after a change of state. In doubt it
 * can: only the name of a tag, a class or an id that the page has not got rules it out.
 */
export function canMatch(selector: string, {tags, classes, ids}: PageWords): boolean {
  const isThere = (part: Node): boolean => {
    switch (part.type) {
      case 'tag':
        return tags.has(part.value);
      case 'class':
        return classes.has(part.value);
      case 'id':
        return ids.has(part.value);
      case 'pseudo':
        return !alternatives.includes(part.value) || part.nodes.some(isWholeThere);
      default:
        return true;
    }
  };
  const isWholeThere = ({nodes}: Selector) => nodes.every(isThere);
  return isWholeThere(parse(selector));
}
