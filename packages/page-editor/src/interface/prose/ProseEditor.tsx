import {toggleMark} from 'prosemirror-commands';
import type {MarkType, NodeType} from 'prosemirror-model';
import type {Command} from 'prosemirror-state';
import {useState} from 'react';
import type {ReactNode} from 'react';
import type {Ask} from '../session';
import {hasMark, isInList, linkAt, setLink, toggleList} from './commands';
import {LinkForm} from './LinkForm';
import {pictureAt, setPicture} from './picture';
import {PictureForm} from './PictureForm';
import type {RichText} from './richText';
import styles from './styles.module.css';
import {useProseView} from './useProseView';

type ProseEditorProps = {
  id: string;
  labelId: string;
  describedBy?: string;
  richText: RichText;
  hasFocus: boolean;
  ask: Ask;
  onChange: (markdown: string) => void;
};

/** A text box for rich text, with buttons for what it can contain. */
export function ProseEditor(props: ProseEditorProps): ReactNode {
  const {id, labelId, describedBy, richText, hasFocus, ask, onChange} = props;
  const [form, setForm] = useState<'link' | 'picture'>();
  const {parent, state, run} = useProseView({
    richText,
    attributes: {
      id,
      'aria-labelledby': labelId,
      ...(describedBy !== undefined && {'aria-describedby': describedBy}),
    },
    hasFocus,
    onChange,
    onLink: () => setForm('link'),
  });
  const {marks, nodes, topNodeType} = richText.document.type.schema;

  const button = (label: string, keys: string, isPressed: boolean, command: Command) => (
    <button
      key={label}
      type="button"
      title={keys && `${label} (${keys})`}
      aria-pressed={isPressed}
      onClick={() => run(command)}>
      {label}
    </button>
  );
  const markButton = (label: string, keys: string, type: MarkType | undefined) =>
    state && type && button(label, keys, hasMark(state, type), toggleMark(type));
  const listButton = (label: string, type: NodeType | undefined) =>
    state && type && button(label, '', isInList(state, type), toggleList(type));

  return (
    <div className={styles.editor}>
      <div role="group" aria-label="Formatting" className={styles.toolbar}>
        {markButton('Bold', 'Ctrl+B', marks.strong)}
        {markButton('Italic', 'Ctrl+I', marks.emphasis)}
        {markButton('Code', 'Ctrl+E', marks.inlineCode)}
        <button
          type="button"
          title="Link (Ctrl+K)"
          aria-pressed={state && marks.link ? hasMark(state, marks.link) : false}
          aria-expanded={form === 'link'}
          onClick={() => setForm('link')}>
          Link
        </button>
        <button type="button" aria-expanded={form === 'picture'} onClick={() => setForm('picture')}>
          Picture
        </button>
        {topNodeType.spec.content !== 'paragraph' && (
          <>
            {listButton('Bulleted list', nodes.bulletList)}
            {listButton('Numbered list', nodes.orderedList)}
          </>
        )}
      </div>
      {form === 'link' && state && (
        <LinkForm
          address={linkAt(state).href}
          ask={ask}
          onDone={(address) => {
            setForm(undefined);
            run(address === undefined ? () => true : setLink(address));
          }}
        />
      )}
      {form === 'picture' && state && (
        <PictureForm
          picture={pictureAt(state)}
          ask={ask}
          onDone={(picture) => {
            setForm(undefined);
            run(picture === undefined ? () => true : setPicture(picture));
          }}
        />
      )}
      <div ref={parent} className={styles.text} />
    </div>
  );
}
