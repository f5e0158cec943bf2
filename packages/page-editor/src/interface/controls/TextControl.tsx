import type {ReactNode} from 'react';
import {textOf, valueOf} from './ControlProps';
import type {ControlProps} from './ControlProps';
import {useFocus} from './useFocus';

/** Text on one line, or on several. */
export function TextControl({
  isLong,
  id,
  describedBy,
  isRequired,
  value,
  hasFocus,
  onChange,
}: ControlProps & {isLong: boolean}): ReactNode {
  const input = useFocus<HTMLInputElement>(hasFocus && !isLong);
  const area = useFocus<HTMLTextAreaElement>(hasFocus && isLong);
  const shared = {
    id,
    'aria-describedby': describedBy,
    required: isRequired,
    value: textOf(value),
    onChange: ({target}: {target: {value: string}}) => onChange(valueOf(target.value, isRequired)),
  };
  return isLong ? (
    <textarea ref={area} {...shared} rows={Math.min(12, 2 + textOf(value).length / 50)} />
  ) : (
    <input ref={input} type="text" {...shared} />
  );
}
