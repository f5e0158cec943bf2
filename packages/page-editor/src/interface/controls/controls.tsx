import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {Value} from '../../protocol';
import type {Ask} from '../session';

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

/** A ref for what gets the focus when it appears. */
export function useFocus<Element extends HTMLElement>(hasFocus: boolean) {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);
  return ref;
}

/** What a promise led to, or undefined until then. An error is an empty answer. */
export function useAnswer<Answer>(load: () => Promise<Answer>, key: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setAnswer(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // The key says when to load again; the function is another one in each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer;
}

/** Text on one line, or on several. */
export function TextControl(props: ControlProps & {isLong: boolean}): ReactNode {
  const {isLong, id, describedBy, isRequired, value, hasFocus, onChange} = props;
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

const yesAndNo = {yes: 'Yes', no: 'No'};

/** One of several words; nothing is chosen for a new thing. */
export function ChoiceControl(props: ControlProps & {choices: readonly string[]}): ReactNode {
  const {choices, id, describedBy, isRequired, value, hasFocus, onChange} = props;
  const select = useFocus<HTMLSelectElement>(hasFocus);
  return (
    <select
      ref={select}
      id={id}
      aria-describedby={describedBy}
      value={textOf(value)}
      onChange={({target}) => onChange(valueOf(target.value, isRequired))}>
      {(!isRequired || value === undefined || value === '') && (
        <option value="">{isRequired ? 'Choose…' : '(none)'}</option>
      )}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** Yes or no. An optional prop that wasn't there is removed again, not set to "no". */
export function BooleanControl(props: ControlProps & {initial: Value}): ReactNode {
  const {isRequired, initial, value, onChange} = props;
  const no = isRequired || initial === false ? false : undefined;
  const isOpen = isRequired && value === undefined;
  return (
    <ChoiceControl
      {...props}
      isRequired
      choices={[yesAndNo.yes, yesAndNo.no]}
      value={isOpen ? undefined : value === true ? yesAndNo.yes : yesAndNo.no}
      onChange={(chosen) => onChange(chosen === yesAndNo.yes ? true : no)}
    />
  );
}

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

/** An address: a page or a heading of the site, which the browser suggests, or any other. */
export function LinkControl(props: ControlProps): ReactNode {
  const {id, describedBy, isRequired, value, hasFocus, ask, onChange} = props;
  const input = useFocus<HTMLInputElement>(hasFocus);
  const links = useAnswer(() => ask({action: 'links'}), '') ?? [];
  const title = links.find(({to}) => to === value)?.title;
  return (
    <>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="url"
        list={`${id}-links`}
        required={isRequired}
        aria-describedby={describedBy}
        value={textOf(value)}
        onChange={({target}) => onChange(valueOf(target.value.trim(), isRequired))}
      />
      <datalist id={`${id}-links`}>
        {links.map(({to, title: label}) => (
          <option key={to} value={to} label={label} />
        ))}
      </datalist>
      {title !== undefined && <p aria-live="polite">Leads to “{title}”.</p>}
    </>
  );
}
