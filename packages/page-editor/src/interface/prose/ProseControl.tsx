import {baseKeymap, chainCommands, toggleMark} from 'prosemirror-commands';
import {history, redo, undo} from 'prosemirror-history';
import {keymap} from 'prosemirror-keymap';
import type {MarkType, NodeType} from 'prosemirror-model';
import {splitListItem} from 'prosemirror-schema-list';
import {EditorState} from 'prosemirror-state';
import type {Command} from 'prosemirror-state';
import {EditorView} from 'prosemirror-view';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {TextControl, textOf} from '../controls';
import type {ControlProps} from '../controls';
import styles from '../styles.module.css';
import {detailsAt, insertPicture, isInList, setDetails, toggleLink, toggleList} from './commands';
import {DetailsForm} from './DetailsForm';
import {readRichText} from './markdown';
import type {RichText} from './markdown';
import {cleanHtml, plainSlice} from './paste';
import {schemas} from './schema';
import type {ProseContent} from './schema';

/** What `Mod` is below, as people know it. */
const modifier = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl+';

function keysFor(content: ProseContent): Record<string, Command> {
  const {marks, nodes} = schemas[content];
  const isInline = content === 'inline';
  const breakLine: Command = (state, dispatch) => {
    if (!isInline) {
      dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()));
    }
    return true;
  };
  return {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.emphasis),
    // Without words to link, the browser would search.
    'Mod-k': chainCommands(toggleLink, () => true),
    'Shift-Enter': breakLine,
    Enter: isInline
      ? breakLine
      : chainCommands(splitListItem(nodes.listItem), baseKeymap.Enter ?? breakLine),
  };
}

/** Whether the selection, or what is typed next, has a mark. */
function hasMark({selection, storedMarks, doc}: EditorState, type: MarkType): boolean {
  const {from, to, empty, $from} = selection;
  return empty
    ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, type);
}

type EditorProps = ControlProps & {content: ProseContent; richText: RichText};

/** A text box for rich text, with buttons for what it can contain. */
function ProseEditor(props: EditorProps): ReactNode {
  const {content, richText, ask, id, labelId, describedBy} = props;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const latest = useRef(props);
  const {marks, nodes} = schemas[content];

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const created = new EditorView(parent.current, {
      state: EditorState.create({
        doc: richText.document,
        plugins: [history(), keymap(keysFor(content)), keymap(baseKeymap)],
      }),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && {'aria-describedby': describedBy}),
      },
      // ProseMirror would keep Escape from closing the dialog.
      handleDOMEvents: {keydown: (_view, {key}) => key === 'Escape'},
      transformPastedHTML: cleanHtml,
      transformPasted: (slice) =>
        content === 'inline' ? plainSlice(slice, schemas.inline) : slice,
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (transaction.docChanged) {
          latest.current.onChange(richText.write(next.doc));
        }
      },
    });
    setView(created);
    setState(created.state);
    return () => created.destroy();
    // The text starts again with another key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const details = state && detailsAt(state);
  const run = (command: Command) => view && command(view.state, view.dispatch, view);
  const button = (label: string, keys: string, isPressed: boolean, command: Command) => (
    <button
      type="button"
      title={keys || label}
      aria-pressed={isPressed}
      disabled={!state || !command(state)}
      onClick={() => {
        view?.focus();
        run(command);
      }}>
      {label}
    </button>
  );
  const markButton = (label: string, keys: string, type: MarkType) =>
    button(label, keys, state !== undefined && hasMark(state, type), toggleMark(type));
  const listButton = (label: string, type: NodeType) =>
    button(label, '', state !== undefined && isInList(state, type), toggleList(type));

  return (
    <>
      <div role="group" aria-label="Formatting" className={styles.buttons}>
        {markButton('Bold', `${modifier}B`, marks.strong)}
        {markButton('Italic', `${modifier}I`, marks.emphasis)}
        {markButton('Code', '', marks.inlineCode)}
        {button(
          'Link',
          `${modifier}K: select the words first`,
          details?.kind === 'link',
          toggleLink,
        )}
        {button('Picture', '', false, insertPicture)}
        {content === 'blocks' && (
          <>
            {listButton('Bulleted list', nodes.bulletList)}
            {listButton('Numbered list', nodes.orderedList)}
          </>
        )}
      </div>
      <div ref={parent} className={styles.prose} />
      {/* Below the text, which would otherwise move from under the pointer. */}
      {details && (
        <DetailsForm
          key={`${details.kind} ${details.from}`}
          details={details}
          ask={ask}
          onChange={(changed) => run(setDetails(changed))}
        />
      )}
    </>
  );
}

/** Prose as rich text where that changes nothing else, otherwise as Markdown. */
export function ProseControl(props: ControlProps & {content: ProseContent}): ReactNode {
  const {content, value} = props;
  const [richText] = useState(() => readRichText(textOf(value), content));
  return richText ? (
    <ProseEditor {...props} richText={richText} />
  ) : (
    <>
      <TextControl {...props} kind="code" />
      <p className={styles.hint}>
        This is Markdown, because rich text can’t keep all of it exactly as it is.
      </p>
    </>
  );
}
