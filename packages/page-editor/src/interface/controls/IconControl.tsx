import {createElement, useDeferredValue, useState} from 'react';
import type {ReactNode} from 'react';
import type {IconTarget} from '../../protocol';
import {useAnswer, useFocus} from './controls';
import type {ControlProps} from './controls';
import styles from './styles.module.css';

const Drawing = ({drawing}: Pick<IconTarget, 'drawing'>): ReactNode => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    {drawing.map(([tag, attributes], index) => createElement(tag, {key: index, ...attributes}))}
  </svg>
);

/** Icons with their pictures, found by their names and by what they show. */
export function IconControl(props: ControlProps): ReactNode {
  const {id, labelId, describedBy, isRequired, value, hasFocus, ask, onChange} = props;
  const search = useFocus<HTMLInputElement>(hasFocus);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const icons = useAnswer(() => ask({action: 'icons', query: searched}), searched);
  return (
    <div className={styles.picker}>
      <input
        ref={search}
        id={id}
        type="search"
        placeholder="Search icons, such as “rocket”"
        aria-describedby={describedBy}
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
      <p aria-live="polite">
        {value === undefined ? 'No icon chosen.' : `Chosen: ${value}.`}
        {icons?.length === 0 && ' No icon matches. Try another word.'}
      </p>
      <div role="radiogroup" aria-labelledby={labelId} className={styles.icons}>
        {(icons ?? []).map(({name, drawing}) => (
          <label key={name} title={name} className={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-label={name}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <Drawing drawing={drawing} />
          </label>
        ))}
      </div>
      {!isRequired && value !== undefined && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove the icon
        </button>
      )}
    </div>
  );
}
