import {useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {TextControl, textOf} from '../controls';
import type {ControlProps} from '../controls';
import styles from '../styles.module.css';
import {detailsAt, removeLink, setDetails} from './commands';
import {DetailsForm} from './DetailsForm';
import {FormattingButtons} from './FormattingButtons';
import {newRichText, readRichText} from './markdown';
import type {ShownTexts} from './read';
import type {ProseContent} from './schema';
import {useProseView} from './useProseView';
import type {EditorProps} from './useProseView';

type ProseEditorProps = EditorProps & {
  /** Whether there is nothing but a picture, whose details are all that a person fills in. */
  isPicture: boolean;
};

/** A text box for rich text, with buttons for what it can contain. */
function ProseEditor(props: ProseEditorProps): ReactNode {
  const {content, session, isPicture} = props;
  const form = useRef<HTMLDivElement>(null);
  const goToAddress = () => form.current?.querySelector('input')?.focus();
  const {parent, state, news, run, focus} = useProseView(props, goToAddress);
  const details = state && detailsAt(state);
  const runHere: typeof run = (command) => {
    focus();
    run(command);
  };

  return (
    <>
      {!isPicture && (
        <FormattingButtons
          content={content}
          state={state}
          onRun={runHere}
          goToAddress={goToAddress}
        />
      )}
      <div ref={parent} className={styles.prose} hidden={isPicture} />
      <p role="status">{news}</p>
      {/* Below the text, which would otherwise move from under the pointer. */}
      {details && (
        <DetailsForm
          key={`${details.kind} ${details.from}`}
          ref={form}
          details={details}
          session={session}
          onChange={(changed) => run(setDetails(changed))}
          onRemoveLink={() => runHere(removeLink)}
        />
      )}
    </>
  );
}

type ProseControlProps = ControlProps & {
  content: ProseContent;
  /** What a new text begins with. */
  startsWith?: 'list' | 'picture' | undefined;
  /** What visitors read of computed texts in it. */
  shown?: ShownTexts | undefined;
};

/** Prose as rich text where that changes nothing else, otherwise as Markdown. */
export function ProseControl(props: ProseControlProps): ReactNode {
  const {content, startsWith, shown, value} = props;
  const [richText] = useState(() =>
    startsWith && value === undefined
      ? newRichText(startsWith)
      : readRichText(textOf(value), content, shown),
  );
  return richText ? (
    <ProseEditor {...props} richText={richText} isPicture={startsWith === 'picture'} />
  ) : (
    <>
      <TextControl {...props} kind="code" />
      <p className={styles.hint}>
        This is Markdown, because rich text can’t keep all of it exactly as it is.
      </p>
    </>
  );
}
