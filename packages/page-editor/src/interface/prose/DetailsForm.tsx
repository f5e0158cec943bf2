import {useId, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {SuggestedControl, textOf, useFocus} from '../controls';
import type {Ask} from '../session';
import styles from '../styles.module.css';
import type {Details} from './commands';

type DetailsFormProps = {
  /** What is selected; a new one has no address. */
  details: Details;
  ask: Ask;
  /** Gets the new details, without an address to remove a link, or undefined to keep them. */
  onDone: (details: Details | undefined) => void;
};

/** Asks where a link leads, or for a picture and what it shows. It's in a form, so it can't be one. */
export function DetailsForm({details, ask, onDone}: DetailsFormProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState(details.url);
  const [alt, setAlt] = useState(details.alt);
  const [failure, setFailure] = useState('');
  const isPicture = details.kind === 'picture';
  useFocus(form);

  const submit = () => {
    if (isPicture && url === '') {
      setFailure('Choose a picture first.');
    } else if (isPicture && alt.trim() === '') {
      setFailure('Say what the picture shows, for people who can’t see it.');
    } else {
      onDone({...details, url, alt: alt.trim()});
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTextBox = event.target instanceof Element && event.target.matches('input[type=text]');
    if (event.key === 'Escape' || (event.key === 'Enter' && isTextBox)) {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') {
        submit();
      } else {
        onDone(undefined);
      }
    }
  };

  return (
    // Enter and Escape are about this form, not about the whole dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={form} className={styles.details} onKeyDown={onKeyDown}>
      {isPicture && (
        <label>
          What the picture shows
          <input type="text" value={alt} onChange={({target}) => setAlt(target.value)} />
        </label>
      )}
      <label htmlFor={id}>{isPicture ? 'Picture' : 'Link address'}</label>
      <SuggestedControl
        id={id}
        labelId=""
        suggestions={isPicture ? 'image' : 'link'}
        isRequired
        value={url}
        ask={ask}
        onChange={(next) => setUrl(textOf(next))}
      />
      <div className={styles.buttons}>
        <button type="button" data-sets onClick={submit}>
          {isPicture ? 'Set picture' : 'Set link'}
        </button>
        {!isPicture && details.url !== '' && (
          <button type="button" onClick={() => onDone({...details, url: ''})}>
            Remove link
          </button>
        )}
        <button type="button" onClick={() => onDone(undefined)}>
          Keep as it is
        </button>
      </div>
      <p role="alert">{failure}</p>
    </div>
  );
}
