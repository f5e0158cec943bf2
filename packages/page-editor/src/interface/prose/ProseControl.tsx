import {useState} from 'react';
import type {ReactNode} from 'react';
import {TextControl, textOf} from '../controls/controls';
import type {ControlProps} from '../controls/controls';
import {ProseEditor} from './ProseEditor';
import {readRichText} from './richText';
import type {ProseContent} from './schema';
import styles from './styles.module.css';

/** Prose as rich text where that changes nothing else, otherwise or on request as Markdown. */
export function ProseControl(props: ControlProps & {content: ProseContent}): ReactNode {
  const {content, value, onChange} = props;
  const text = textOf(value);
  const [isMarkdown, setMarkdown] = useState(false);
  /** What the rich text started with, and what it wrote last. */
  const [rich, setRich] = useState({start: text, last: text});

  // A restored draft, or Markdown that was changed: the rich text starts again from there.
  if (text !== rich.last) {
    setRich({start: text, last: text});
  }
  const richText = readRichText(rich.start, content);
  const isRich = richText !== undefined && !isMarkdown;

  return (
    <>
      {isRich ? (
        <ProseEditor
          key={rich.start}
          {...props}
          richText={richText}
          onChange={(markdown) => {
            setRich({...rich, last: markdown});
            onChange(markdown);
          }}
        />
      ) : (
        <TextControl {...props} isLong />
      )}
      {richText ? (
        <button
          type="button"
          className={styles.mode}
          onClick={() => {
            setRich({start: text, last: text});
            setMarkdown(isRich);
          }}>
          {isRich ? 'Edit as Markdown' : 'Edit as rich text'}
        </button>
      ) : (
        <p className={styles.hint}>
          This is Markdown, because rich text can’t keep all of it exactly as it is.
        </p>
      )}
    </>
  );
}
