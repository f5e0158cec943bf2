import type {Mark, Node as ProseNode, NodeType} from 'prosemirror-model';
import {liftListItem, wrapInList} from 'prosemirror-schema-list';
import {NodeSelection, TextSelection} from 'prosemirror-state';
import type {Command, EditorState, Transaction} from 'prosemirror-state';
import {schemas} from './schema';
import type {ProseSchema} from './schema';

/** Where a link leads to, or where a picture is and what it shows. A new one has no address. */
export type Details = {
  kind: 'link' | 'picture';
  url: string;
  alt: string;
  /** What a link says when the pointer is on it. */
  title?: string | null;
  from: number;
  to: number;
};

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

/** The link or picture that the selection is in or contains, or that is the only thing in the text. */
export function detailsAt({doc, selection}: EditorState): Details | undefined {
  const isAlone = doc.childCount === 1 && doc.firstChild?.childCount === 1;
  const {from, to, empty, $from} = selection;
  // What was typed over a link ends at the cursor.
  const before = empty ? from - ($from.nodeBefore?.nodeSize ?? 0) : from;
  const [start, end] = isAlone ? [0, doc.content.size] : [before, to];
  let found: Details | undefined;
  doc.nodesBetween(start, end, (node, position) => {
    const isPicture = node.type.name === 'image';
    const link = node.marks.find(({type}) => type.name === 'link');
    const {
      url = '',
      alt = '',
      title,
    } = (isPicture ? node.attrs : (link?.attrs ?? {})) as Partial<Details>;
    if (isPicture || link) {
      const kind = isPicture ? 'picture' : 'link';
      found = {kind, url, alt, title, from: found?.from ?? position, to: position + node.nodeSize};
    }
  });
  return found;
}

/**
 * Makes a link of the selected words, without an address yet.
 *
 * @param goToAddress is called instead where there is a link
 */
export const editLink =
  (goToAddress: () => void): Command =>
  (state, dispatch) => {
    const {link} = schemaOf(state).marks;
    const {from, to, empty} = state.selection;
    const isLink = detailsAt(state)?.kind === 'link';
    if (dispatch && isLink) {
      goToAddress();
    } else if (!empty) {
      dispatch?.(state.tr.addMark(from, to, link.create({url: ''})));
    }
    return isLink || !empty;
  };

/** Makes plain words of the link at the selection. */
export const removeLink: Command = (state, dispatch) => {
  const {from, to} = detailsAt(state) ?? {from: 0, to: 0};
  dispatch?.(state.tr.removeMark(from, to, schemaOf(state).marks.link));
  return true;
};

/** A link of the page: where it leads, and all that it says, also to screen readers. */
export type PageLink = {url: string | null; text: string};

/** The words of a link in a text, as it's on the page; undefined if it isn't there. */
export function selectLink({url, text}: PageLink, doc: ProseNode): TextSelection | undefined {
  let found: {mark: Mark; from: number; to: number} | undefined;
  doc.descendants((node, position) => {
    const mark = node.marks.find(({type}) => type.name === 'link');
    if (mark && found?.to === position && mark.eq(found.mark)) {
      // Bold words are nodes of their own.
      found.to += node.nodeSize;
    } else if (mark && !found && node.text !== undefined) {
      const isIt = mark.attrs.url === url ? text.includes(node.text) : text.trim() === node.text;
      found = isIt ? {mark, from: position, to: position + node.nodeSize} : undefined;
    }
  });
  return found && TextSelection.create(doc, found.from, found.to);
}

/** Inserts and selects a picture without an address, on its own line where there can be several. */
export const insertPicture: Command = (state, dispatch) => {
  const {nodes, topNodeType} = schemaOf(state);
  const {from, to} = state.selection;
  const image = nodes.image.create({url: ''});
  const isInline = topNodeType.spec.content === 'paragraph';
  const inserted = isInline ? image : nodes.paragraph.create(null, image);
  const transaction = state.tr.replaceRangeWith(from, to, inserted);
  const {doc} = transaction;
  doc.descendants((node, position) => {
    if (node.eq(image)) {
      transaction.setSelection(NodeSelection.create(doc, position));
    }
  });
  dispatch?.(transaction);
  return true;
};

/** Changes the link or picture at the selection. */
export const setDetails =
  ({url, alt}: Pick<Details, 'url' | 'alt'>): Command =>
  (state, dispatch) => {
    const {kind, from, to, title} = detailsAt(state) ?? {from: 0, to: 0};
    const {link} = schemaOf(state).marks;
    dispatch?.(
      kind === 'picture'
        ? state.tr.setNodeAttribute(from, 'url', url).setNodeAttribute(from, 'alt', alt)
        : state.tr.addMark(from, to, link.create({url, title})),
    );
    return true;
  };

/**
 * What is typed over words of a link, or after such typing, belongs to the link. Undefined for all
 * other typing, which ProseMirror handles.
 */
export function typeInLink(
  {doc, schema, storedMarks, tr}: EditorState,
  from: number,
  to: number,
  text: string,
): Transaction | undefined {
  const marks = from < to ? doc.nodeAt(from)?.marks : storedMarks;
  const link = marks?.find(({type}) => type.name === 'link');
  if (!marks || !link) {
    return undefined;
  }
  const replaced: ProseNode[] = [];
  doc.nodesBetween(from, to, (node) => void (node.isInline && replaced.push(node)));
  if (!replaced.every((node) => link.isInSet(node.marks))) {
    return undefined;
  }
  const typed = tr.replaceWith(from, to, schema.text(text, marks));
  return typed
    .setSelection(TextSelection.create(typed.doc, from + text.length))
    .setStoredMarks(marks);
}
