import type {Value} from '../../protocol';
import type {Ask} from '../session/Ask';

/** What every control of a field gets. */
export type ControlProps = {
  /** The control's id, to which its label leads. */
  id: string;
  labelId: string;
  /** The id of the field's description. */
  describedBy?: string;
  isRequired: boolean;
  value: Value;
  /** Whether it has the focus when it appears. */
  hasFocus: boolean;
  ask: Ask;
  onChange: (value: Value) => void;
};

/** A value in a text box. */
export const textOf = (value: Value): string => (value === undefined ? '' : String(value));

/** A text box's value: an optional one that is empty is removed. */
export const valueOf = (text: string, isRequired: boolean): Value =>
  text === '' && !isRequired ? undefined : text;
