import {useId, useRef} from 'react';
import type {ReactNode} from 'react';
import {SuggestedControl, textOf, useFocus} from '../controls';
import type {Ask} from '../session';
import styles from '../styles.module.css';
import type {Details} from './commands';

type DetailsFormProps = {
  details: Details;
  ask: Ask;
  onChange: (details: Pick<Details, 'url' | 'alt'>) => void;
};

/** Where the selected link leads, or what the selected picture is and shows. */
export function DetailsForm({details, ask, onChange}: DetailsFormProps): ReactNode {
  const {kind, url, alt} = details;
  const isPicture = kind === 'picture';
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  useFocus(form, url === '');

  return (
    <div ref={form} className={styles.field}>
      {isPicture && (
        <label>
          What the picture shows
          <input
            type="text"
            value={alt}
            onChange={({target}) => onChange({url, alt: target.value})}
          />
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
        onChange={(next) => onChange({url: textOf(next), alt})}
      />
    </div>
  );
}
