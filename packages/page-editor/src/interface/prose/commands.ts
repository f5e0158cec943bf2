import type {Attrs, NodeType} from 'prosemirror-model';
import {liftListItem, wrapInList} from 'prosemirror-schema-list';
import type {Command, EditorState} from 'prosemirror-state';
import {schemas} from './schema';
import type {ProseSchema} from './schema';

/** Where a link leads to, or a picture is. An address that is empty isn't there yet. */
export type Details = {kind: 'link' | 'picture'; url: string; alt: string; title: string | null};

const schemaOf = ({doc}: EditorState): ProseSchema =>
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

/**
 * The link that the selection is in or contains; or the picture that is selected or is all that the
 * text consists of. The selection is widened to it.
 */
export function detailsAt(
  {doc, selection}: EditorState,
  kind: Details['kind'],
): Details & {from: number; to: number} {
  const isAlone = doc.childCount === 1 && doc.firstChild?.childCount === 1;
  const isEverywhere = kind === 'picture' && isAlone;
  let {from, to} = selection;
  let found: Attrs = {};
  const [start, end] = isEverywhere ? [0, doc.content.size] : [from, to];
  doc.nodesBetween(start, end, (node, position) => {
    const link = node.marks.find(({type}) => type.name === 'link');
    const picture = node.type.name === 'image' ? node : undefined;
    const {attrs} = (kind === 'link' ? link : picture) ?? {};
    if (attrs) {
      found = attrs;
      from = Math.min(from, position);
      to = Math.max(to, position + node.nodeSize);
    }
  });
  return {kind, url: '', alt: '', title: null, ...found, from, to};
}

/** Sets where the selection leads to; without an address, it becomes plain text. */
function setLink({url, title}: Details): Command {
  return (state, dispatch) => {
    const {link} = schemaOf(state).marks;
    const {from, to} = detailsAt(state, 'link');
    const mark = link.create({url, title});
    const transaction = state.tr.removeMark(from, to, link);
    if (url !== '' && from === to) {
      transaction.insert(from, state.schema.text(url, [mark]));
    } else if (url !== '') {
      transaction.addMark(from, to, mark);
    }
    dispatch?.(transaction);
    return true;
  };
}

/** Inserts a picture, on its own line where there can be several, or replaces the selected one. */
function setPicture({url, alt, title}: Details): Command {
  return (state, dispatch) => {
    const {from, to, url: old} = detailsAt(state, 'picture');
    const {nodes, topNodeType} = schemaOf(state);
    const image = nodes.image.create({url, alt, title});
    const isOwnLine = old === '' && topNodeType.spec.content !== 'paragraph';
    const inserted = isOwnLine ? nodes.paragraph.create(null, image) : image;
    dispatch?.(state.tr.replaceRangeWith(from, to, inserted));
    return true;
  };
}

export const setDetails = (details: Details): Command =>
  details.kind === 'link' ? setLink(details) : setPicture(details);
