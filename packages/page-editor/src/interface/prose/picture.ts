import {toMarkdown} from 'mdast-util-to-markdown';
import type {Command, EditorState} from 'prosemirror-state';
import {parse} from './fromMarkdown';

/** A picture in a text; without an address, one that isn't there yet. */
export type Picture = {url: string; alt: string; title?: string | null};

function readPicture(source: unknown): Picture | undefined {
  const [block] = parse(String(source));
  const [image] = block?.type === 'paragraph' ? block.children : [];
  return image?.type === 'image'
    ? {url: image.url, alt: image.alt ?? '', title: image.title ?? null}
    : undefined;
}

/** The picture that is selected, or is all that the text consists of, and where it is. */
export function pictureAt({doc, selection}: EditorState): Picture & {from: number; to: number} {
  const isAlone = doc.childCount === 1 && doc.firstChild?.childCount === 1;
  const range = isAlone ? {from: 0, to: doc.content.size} : selection;
  let found = {url: '', alt: '', from: selection.from, to: selection.to};
  doc.nodesBetween(range.from, range.to, ({type, attrs, nodeSize}, from) => {
    const picture = type.name === 'chip' && readPicture(attrs.source);
    if (picture) {
      found = {...picture, from, to: from + nodeSize};
    }
  });
  return found;
}

/** Inserts a picture, on its own line where there can be several, or replaces the selected one. */
export const setPicture =
  ({url, alt, title}: Picture): Command =>
  (state, dispatch) => {
    const {from, to, url: old} = pictureAt(state);
    const source = toMarkdown({type: 'image', url, alt, title: title ?? null}).trim();
    const chip = state.schema.nodes.chip?.create({source});
    const isNew = old === '' && state.schema.topNodeType.spec.content !== 'paragraph';
    if (chip) {
      const paragraph = state.schema.nodes.paragraph?.create(null, chip);
      dispatch?.(state.tr.replaceRangeWith(from, to, (isNew && paragraph) || chip));
    }
    return chip !== undefined;
  };
