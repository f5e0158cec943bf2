import {baseKeymap, chainCommands, toggleMark} from 'prosemirror-commands';
import {history, redo, undo} from 'prosemirror-history';
import {keymap} from 'prosemirror-keymap';
import {splitListItem} from 'prosemirror-schema-list';
import {EditorState} from 'prosemirror-state';
import type {Command} from 'prosemirror-state';
import {EditorView} from 'prosemirror-view';
import type {EditorProps as ViewProps} from 'prosemirror-view';
import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import type {ControlProps} from '../controls';
import {editLink, selectLink, typeInLink} from './commands';
import type {RichText} from './markdown';
import {cleanHtml, plainSlice, unusualIn} from './paste';
import type {Unusual} from './paste';
import {schemas} from './schema';
import type {ProseContent} from './schema';

function keysFor(content: ProseContent, goToAddress: () => void): Record<string, Command> {
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
    'Mod-k': chainCommands(editLink(goToAddress), () => true),
    'Shift-Enter': breakLine,
    Enter: isInline
      ? breakLine
      : chainCommands(splitListItem(nodes.listItem), baseKeymap.Enter ?? breakLine),
  };
}

export type EditorProps = ControlProps & {content: ProseContent; richText: RichText};

const attributesOf = ({attributes}: EditorProps): Record<string, string> => ({
  ...attributes,
  'aria-invalid': String(attributes['aria-invalid']),
  role: 'textbox',
  'aria-multiline': 'true',
});

const noPicture = 'Pictures aren’t pasted. Press “Picture” to add one.';

const pasteNews: Readonly<Record<Unusual, Record<ProseContent, string>>> = {
  picture: {inline: noPicture, blocks: noPicture},
  table: {
    inline: 'A table can’t be pasted here, so its cells are one line of text.',
    blocks: 'Once you’ve saved, you can click the cells of the table to change them.',
  },
  heading: {
    inline: '',
    blocks:
      'A heading can’t be pasted here, so it’s a paragraph. To add one, save, then press “Insert”.',
  },
};

/** What becomes of what is pasted. @param tell says what could not be pasted as it was */
const pasting = (
  content: ProseContent,
  tell: (news: string) => void,
): Pick<ViewProps, 'transformPastedHTML' | 'transformPasted'> => ({
  transformPastedHTML(html) {
    const unusual = unusualIn(html);
    tell(unusual ? pasteNews[unusual][content] : '');
    return cleanHtml(html, content);
  },
  transformPasted: (slice) => (content === 'inline' ? plainSlice(slice, schemas.inline) : slice),
});

/** What a text box for rich text shows, and what runs commands in it. */
type ProseView = {
  parent: RefObject<HTMLDivElement | null>;
  /** Undefined until the text box is there. */
  state: EditorState | undefined;
  /** What could not be pasted. */
  news: string;
  run: (command: Command) => void;
  focus: () => void;
};

/**
 * Lets ProseMirror edit prose in an element. What props say later isn't shown: that needs another key.
 *
 * @param goToAddress leads to the address of the link at the selection
 */
export function useProseView(props: EditorProps, goToAddress: () => void): ProseView {
  const {content, richText} = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const [news, setNews] = useState('');
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const {dialog} = latest.current.session.get();
    const clicked = dialog?.kind === 'edit' ? dialog.link : undefined;
    const created = new EditorView(parent.current, {
      state: EditorState.create({
        doc: richText.document,
        selection: clicked && selectLink(clicked, richText.document),
        plugins: [history(), keymap(keysFor(content, goToAddress)), keymap(baseKeymap)],
      }),
      attributes: attributesOf(latest.current),
      // ProseMirror would keep Escape from closing the dialog.
      handleDOMEvents: {keydown: (_view, {key}) => key === 'Escape'},
      ...pasting(content, setNews),
      handleTextInput(typedIn, from, to, text) {
        const transaction = typeInLink(typedIn.state, from, to, text);
        if (transaction) {
          typedIn.dispatch(transaction.scrollIntoView());
        }
        return transaction !== undefined;
      },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (transaction.docChanged) {
          latest.current.onChange(richText.write(next.doc));
        }
      },
    });
    view.current = created;
    setState(created.state);
    return () => created.destroy();
    // The text starts again with another key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    parent,
    state,
    news,
    run(command) {
      if (view.current) {
        command(view.current.state, view.current.dispatch, view.current);
      }
    },
    focus: () => view.current?.focus(),
  };
}
