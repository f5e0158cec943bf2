import type {ReactNode} from 'react';
import {textOf} from './ControlProps';
import type {ControlProps} from './ControlProps';
import {useFocus} from './useFocus';

/** A number. */
export function NumberControl(props: ControlProps): ReactNode {
  const {id, describedBy, isRequired, value, hasFocus, onChange} = props;
  const input = useFocus<HTMLInputElement>(hasFocus);
  return (
    <input
      ref={input}
      id={id}
      type="number"
      step="any"
      required={isRequired}
      aria-describedby={describedBy}
      value={textOf(value)}
      onChange={({target}) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
    />
  );
}
