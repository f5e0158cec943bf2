import {baseKeymap, chainCommands, toggleMark} from 'prosemirror-commands';
import {history, redo, undo} from 'prosemirror-history';
import {keymap} from 'prosemirror-keymap';
import type {Schema} from 'prosemirror-model';
import {liftListItem, sinkListItem, splitListItem} from 'prosemirror-schema-list';
import {EditorState} from 'prosemirror-state';
import type {Command} from 'prosemirror-state';
import {EditorView} from 'prosemirror-view';
import {useEffect, useRef, useState} from 'react';
import {cleanHtml, joinParagraphs} from './cleanPaste';
import type {RichText} from './richText';

type ProseViewOptions = {
  richText: RichText;
  /** What a screen reader says about the text box. */
  attributes: Record<string, string>;
  hasFocus: boolean;
  onChange: (markdown: string) => void;
  /** Called when the person asks for a link. */
  onLink: () => void;
};

function keys(schema: Schema, onLink: () => void) {
  const {strong, emphasis, inlineCode} = schema.marks;
  const {listItem, hardBreak} = schema.nodes;
  const isInline = schema.topNodeType.spec.content === 'paragraph';
  const breakLine: Command = (state, dispatch) => {
    if (isInline || !hardBreak) {
      return true;
    }
    dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()));
    return true;
  };
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    ...(strong && {'Mod-b': toggleMark(strong)}),
    ...(emphasis && {'Mod-i': toggleMark(emphasis)}),
    ...(inlineCode && {'Mod-e': toggleMark(inlineCode)}),
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Shift-Enter': breakLine,
    // The Tab key leaves the text box, as anywhere else.
    ...(listItem && {'Mod-]': sinkListItem(listItem), 'Mod-[': liftListItem(listItem)}),
    Enter: isInline
      ? breakLine
      : chainCommands(...(listItem ? [splitListItem(listItem)] : []), baseKeymap.Enter as Command),
  };
}

/** A ProseMirror text box, and its state for the buttons around it. */
export function useProseView(options: ProseViewOptions) {
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const {richText, attributes, hasFocus} = latest.current;
    const {schema} = richText.document.type;
    const isInline = schema.topNodeType.spec.content === 'paragraph';
    const created = new EditorView(parent.current, {
      state: EditorState.create({
        doc: richText.document,
        plugins: [
          history(),
          keymap(keys(schema, () => latest.current.onLink())),
          keymap(baseKeymap),
        ],
      }),
      attributes: {role: 'textbox', 'aria-multiline': 'true', ...attributes},
      // ProseMirror would keep Escape from closing the dialog.
      handleDOMEvents: {keydown: (_view, {key}) => key === 'Escape'},
      transformPastedHTML: cleanHtml,
      transformPasted: (slice) => (isInline ? joinParagraphs(slice) : slice),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (transaction.docChanged) {
          latest.current.onChange(richText.write(next.doc));
        }
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the view needs its element
    setView(created);
    setState(created.state);
    if (hasFocus) {
      created.focus();
    }
    return () => created.destroy();
  }, []);

  const run = (command: Command) => {
    if (view) {
      command(view.state, view.dispatch, view);
      view.focus();
    }
  };
  return {parent, state, run};
}
