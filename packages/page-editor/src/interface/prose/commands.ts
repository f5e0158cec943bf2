import type {MarkType, NodeType} from 'prosemirror-model';
import {liftListItem, wrapInList} from 'prosemirror-schema-list';
import type {Command, EditorState} from 'prosemirror-state';

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark({selection, storedMarks, doc}: EditorState, type: MarkType): boolean {
  const {from, to, empty, $from} = selection;
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type);
}

/** The innermost list that the selection is in. */
function listTypeAt({selection: {$from}}: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const {type} = $from.node(depth);
    if (type.name.endsWith('List')) {
      return type;
    }
  }
  return undefined;
}

export const isInList = (state: EditorState, type: NodeType): boolean => listTypeAt(state) === type;

/** Makes a list of the selected paragraphs, or paragraphs of its items. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const item = state.schema.nodes.listItem;
    return item && isInList(state, type)
      ? liftListItem(item)(state, dispatch)
      : wrapInList(type)(state, dispatch);
  };

/** The part of the text around the cursor that is one link, or the selection. */
export function linkAt(state: EditorState): {from: number; to: number; href: string} {
  const {doc, selection, schema} = state;
  let {from, to} = selection;
  let href = '';
  doc.nodesBetween(from, to, (node, position) => {
    const mark = schema.marks.link?.isInSet(node.marks);
    if (mark) {
      href = mark.attrs.href as string;
      from = Math.min(from, position);
      to = Math.max(to, position + node.nodeSize);
    }
  });
  return {from, to, href};
}

/** Sets where the selection leads to. Without an address, it becomes plain text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const {link} = state.schema.marks;
    const {from, to} = linkAt(state);
    if (!link) {
      return false;
    }
    const transaction = state.tr.removeMark(from, to, link);
    if (href && from === to) {
      transaction.insert(from, state.schema.text(href, [link.create({href})]));
    } else if (href) {
      transaction.addMark(from, to, link.create({href}));
    }
    dispatch?.(transaction);
    return true;
  };
