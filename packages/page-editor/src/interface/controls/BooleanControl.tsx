import type {ReactNode} from 'react';
import type {Value} from '../../protocol';
import type {ControlProps} from './ControlProps';
import {useFocus} from './useFocus';

/** Yes or no. A prop that wasn't there is removed again, not set to "no". */
export function BooleanControl(props: ControlProps & {initial: Value}): ReactNode {
  const {id, describedBy, isRequired, value, hasFocus, onChange, initial} = props;
  const input = useFocus<HTMLInputElement>(hasFocus);
  const no = isRequired || initial === false ? false : undefined;
  return (
    <input
      ref={input}
      id={id}
      type="checkbox"
      aria-describedby={describedBy}
      checked={value === true}
      onChange={({target}) => onChange(target.checked ? true : no)}
    />
  );
}
