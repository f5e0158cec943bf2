import {toggleMark} from 'prosemirror-commands';
import type {MarkType, NodeType} from 'prosemirror-model';
import type {Command, EditorState} from 'prosemirror-state';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import {detailsAt, editLink, insertPicture, isInList, toggleList} from './commands';
import {schemas} from './schema';
import type {ProseContent} from './schema';

/** What `Mod` is in a shortcut, as people know it. */
const modifier = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl+';

/** Whether the selection, or what is typed next, has a mark. */
function hasMark({selection, storedMarks, doc}: EditorState, type: MarkType): boolean {
  const {from, to, empty, $from} = selection;
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type);
}

type FormattingButtonsProps = {
  content: ProseContent;
  /** Undefined until the text box is there. */
  state: EditorState | undefined;
  onRun: (command: Command) => void;
  /** Leads to the address of the link at the selection. */
  goToAddress: () => void;
};

/** The buttons for what a text box for rich text can contain. */
export function FormattingButtons({
  content,
  state,
  onRun,
  goToAddress,
}: FormattingButtonsProps): ReactNode {
  const {marks, nodes} = schemas[content];
  const button = (label: string, keys: string, isPressed: boolean, command: Command) => (
    <button
      type="button"
      title={keys || label}
      aria-pressed={isPressed}
      disabled={!state || !command(state)}
      onClick={() => onRun(command)}>
      {label}
    </button>
  );
  const markButton = (label: string, keys: string, type: MarkType) =>
    button(label, keys, state !== undefined && hasMark(state, type), toggleMark(type));
  const listButton = (label: string, type: NodeType) =>
    button(label, '', state !== undefined && isInList(state, type), toggleList(type));
  const isLink = state !== undefined && detailsAt(state)?.kind === 'link';

  return (
    <div role="group" aria-label="Formatting" className={styles.buttons}>
      {markButton('Bold', `${modifier}B`, marks.strong)}
      {markButton('Italic', `${modifier}I`, marks.emphasis)}
      {markButton('Code', '', marks.inlineCode)}
      {button('Link', `${modifier}K: select the words first`, isLink, editLink(goToAddress))}
      {button('Picture', '', false, insertPicture)}
      {content === 'blocks' && (
        <>
          {listButton('Bulleted list', nodes.bulletList)}
          {listButton('Numbered list', nodes.orderedList)}
        </>
      )}
    </div>
  );
}
