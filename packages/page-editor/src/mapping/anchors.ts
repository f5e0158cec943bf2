import {endOf, explicitId, nodesOf, startOf} from '@sitekit/content-check';
import type {Page, Range} from '@sitekit/content-check';
import type {Root} from 'mdast';
import {distinct} from './blockText';

/** The anchors that headings have in comments, with the ranges of the comments. */
const anchorsIn = (tree: Root): (Range & {id: string})[] =>
  nodesOf(tree, 'heading').flatMap((heading) => {
    const id = explicitId(heading);
    const comment = heading.children.at(-1);
    return id !== undefined && comment ? [{id, start: startOf(comment), end: endOf(comment)}] : [];
  });

/** A part of a page, for another place on a page, with anchors that aren't used there yet. */
export function withNewAnchors(source: Page, {start, end}: Range, target: Page): string {
  const used = new Set(anchorsIn(target.tree).map(({id}) => id));
  let [text, at] = ['', start];
  for (const anchor of anchorsIn(source.tree)) {
    if (anchor.start >= start && anchor.end <= end) {
      const isFree = (candidate: string) => !/\s/.test(candidate) && !used.has(candidate);
      const id = isFree(anchor.id) ? anchor.id : distinct(anchor.id, isFree);
      const comment = source.file.text.slice(anchor.start, anchor.end);
      used.add(id);
      text += source.file.text.slice(at, anchor.start);
      text += comment.replace(anchor.id, () => id);
      at = anchor.end;
    }
  }
  return text + source.file.text.slice(at, end);
}
