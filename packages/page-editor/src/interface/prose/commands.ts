import type {Node as ProseNode, NodeType} from 'prosemirror-model';
import {liftListItem, wrapInList} from 'prosemirror-schema-list';
import type {Command, EditorState} from 'prosemirror-state';
import {schemas} from './schema';
import type {ProseSchema} from './schema';

/** Where a link leads to, or a picture is. An address that is empty isn't there yet. */
export type Details = {url: string; alt: string; title: string | null};

/** A link or a picture, and where it is in the document. */
type Found = Details & {from: number; to: number};

export const schemaOf = ({doc}: EditorState): ProseSchema =>
  doc.type.schema === schemas.inline ? schemas.inline : schemas.blocks;

/** What a command makes: the innermost list around the selection has this type. */
export function isInList({selection: {$from}}: EditorState, type: NodeType): boolean {
  const depths = Array.from({length: $from.depth}, (_, index) => $from.depth - index);
  const lists = depths.map((depth) => $from.node(depth).type);
  return lists.find(({name}) => name.endsWith('List')) === type;
}

/** Makes a list of the selected paragraphs, or paragraphs of its items. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isInList(state, type)
      ? liftListItem(schemaOf(state).nodes.listItem)(state, dispatch)
      : wrapInList(type)(state, dispatch);

type Read = (node: ProseNode) => Details | undefined;

/** What is selected, widened to the nodes that have details. */
function find({doc, selection}: EditorState, isEverywhere: boolean, read: Read): Found {
  const {from, to} = selection;
  let found: Found = {url: '', alt: '', title: null, from, to};
  const range = isEverywhere ? {from: 0, to: doc.content.size} : {from, to};
  doc.nodesBetween(range.from, range.to, (node, position) => {
    const details = read(node);
    if (details) {
      const end = Math.max(found.to, position + node.nodeSize);
      found = {...details, from: Math.min(found.from, position), to: end};
    }
  });
  return found;
}

/** The link that the selection is in or contains. */
export const linkAt = (state: EditorState): Found =>
  find(state, false, ({marks}) => {
    const {attrs} = marks.find(({type}) => type.name === 'link') ?? {};
    return attrs && {url: attrs.href as string, title: attrs.title as string | null, alt: ''};
  });

/** The picture that is selected, or is all that the text consists of. */
export function pictureAt(state: EditorState): Found {
  const {childCount, firstChild} = state.doc;
  const isAlone = childCount === 1 && firstChild?.childCount === 1;
  return find(state, isAlone, ({type, attrs}) => {
    const {src: url, alt, title} = attrs as {src: string; alt: string; title: string | null};
    return type.name === 'image' ? {url, alt, title} : undefined;
  });
}

/** Sets where the selection leads to. Without an address, it becomes plain text. */
export const setLink =
  ({url}: Details): Command =>
  (state, dispatch) => {
    const {link} = schemaOf(state).marks;
    const {from, to, title} = linkAt(state);
    const mark = link.create({href: url, title});
    const transaction = state.tr.removeMark(from, to, link);
    if (url !== '' && from === to) {
      transaction.insert(from, state.schema.text(url, [mark]));
    } else if (url !== '') {
      transaction.addMark(from, to, mark);
    }
    dispatch?.(transaction);
    return true;
  };

/** Inserts a picture, on its own line where there can be several, or replaces the selected one. */
export const setPicture =
  ({url, alt, title}: Details): Command =>
  (state, dispatch) => {
    const {from, to, url: old} = pictureAt(state);
    const {nodes, topNodeType} = schemaOf(state);
    const image = nodes.image.create({src: url, alt, title});
    const isOwnLine = old === '' && topNodeType.spec.content !== 'paragraph';
    const inserted = isOwnLine ? nodes.paragraph.create(null, image) : image;
    dispatch?.(state.tr.replaceRangeWith(from, to, inserted));
    return true;
  };
