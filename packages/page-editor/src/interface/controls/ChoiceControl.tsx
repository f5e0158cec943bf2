import type {ReactNode} from 'react';
import {textOf, valueOf} from './ControlProps';
import type {ControlProps} from './ControlProps';
import {useFocus} from './useFocus';

/** One of several words. */
export function ChoiceControl({
  choices,
  id,
  describedBy,
  isRequired,
  value,
  hasFocus,
  onChange,
}: ControlProps & {choices: readonly string[]}): ReactNode {
  const select = useFocus<HTMLSelectElement>(hasFocus);
  return (
    <select
      ref={select}
      id={id}
      aria-describedby={describedBy}
      value={textOf(value)}
      onChange={({target}) => onChange(valueOf(target.value, isRequired))}>
      {(!isRequired || value === undefined) && <option value="">(none)</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
