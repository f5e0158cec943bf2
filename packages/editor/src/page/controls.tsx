import {useEffect, useId, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {SuggestionKind, Value, ValueType} from '../protocol';
import type {FieldAttributes} from './dialog/LabeledField';
import {useAnswer} from './session';
import type {EditSession} from './session';
import styles from './styles.module.css';

/** What every control of a field gets. */
export type ControlProps = {
  attributes: FieldAttributes;
  isRequired: boolean;
  value: Value;
  session: EditSession;
  onChange: (value: Value) => void;
};

/** A value in a text box. */
export const textOf = (value: Value): string => (value === undefined ? '' : String(value));

/** The attributes of every text box and list. An optional value that is empty is removed. */
const shared = ({attributes, isRequired, value, onChange}: ControlProps) => ({
  ...attributes,
  required: isRequired,
  value: textOf(value),
  onChange: ({target}: {target: {value: string}}) =>
    onChange(target.value === '' && !isRequired ? undefined : target.value),
});

/** Puts the focus on the first control in an element that appears, or else on its last button. */
export function useFocus(ref: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    if (isWanted) {
      const control = find('input, textarea, select, [id].ProseMirror');
      (control ?? find('footer button:last-of-type'))?.focus();
    }
    // Only when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref]);
}

/** A longer text gets a box of several lines. */
const MAX_LINE_CHARS = 60;

/** Text on one line, or on several, or a number. */
export function TextControl(props: ControlProps & {kind?: 'text' | 'code' | 'number'}): ReactNode {
  const {kind = 'text', ...rest} = props;
  const text = textOf(rest.value);
  const [isLong] = useState(kind === 'code' || text.length > MAX_LINE_CHARS || text.includes('\n'));
  const attributes = shared(rest);
  if (isLong) {
    return <textarea {...attributes} rows={Math.min(12, 2 + text.length / 50)} />;
  }
  const onChange = ({target}: {target: HTMLInputElement}) =>
    kind === 'number' && target.value !== ''
      ? rest.onChange(Number(target.value))
      : attributes.onChange({target});
  const type = kind === 'number' ? 'number' : 'text';
  return <input {...attributes} type={type} step="any" onChange={onChange} />;
}

type ChoiceControlProps = ControlProps & Omit<Extract<ValueType, {kind: 'choice'}>, 'kind'>;

/** One of several words, or yes or no; nothing is chosen for a new thing. */
export function ChoiceControl({choices, words, ...props}: ChoiceControlProps): ReactNode {
  const {isRequired, value, onChange} = props;
  return (
    <select
      {...shared(props)}
      onChange={({target}) => onChange(choices.find((choice) => String(choice) === target.value))}>
      {(!isRequired || value === undefined) && (
        <option value="">{isRequired ? 'Choose…' : '(none)'}</option>
      )}
      {choices.map((choice, index) => (
        <option key={String(choice)} value={String(choice)}>
          {words?.[index] ?? (choice === true ? 'Yes' : choice || 'No')}
        </option>
      ))}
    </select>
  );
}

/** A file's bytes in Base64. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`Couldn’t read ${file.name}.`));
    reader.readAsDataURL(file);
  });

/** Without suggestions or pictures, an address or a name can still be typed. */
const ignore = (): void => undefined;

/** An address or a name that the browser suggests while a person types; a picture can be uploaded. */
export function SuggestedControl(props: ControlProps & {suggestions: SuggestionKind}): ReactNode {
  const {suggestions: of, ...rest} = props;
  const {session, value, onChange} = rest;
  const listId = useId();
  const suggestions = useAnswer(session, {action: 'suggestions', of}, ignore);

  const upload = (file: File) =>
    session.run(`Uploading ${file.name}…`, async () => {
      const data = await readBase64(file);
      const {address} = await session.ask({action: 'upload', name: file.name, data});
      onChange(address);
    });

  return (
    <>
      <input type="text" list={listId} autoComplete="off" {...shared(rest)} />
      <datalist id={listId}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion.value} {...suggestion} />
        ))}
      </datalist>
      {of === 'image' && (
        <>
          {textOf(value) !== '' && <img src={textOf(value)} alt="" />}
          <label>
            Drop a new picture here, or choose a file
            <input
              type="file"
              accept="image/*"
              onChange={({target}) => target.files?.[0] && void upload(target.files[0])}
            />
          </label>
        </>
      )}
    </>
  );
}

/** An icon, chosen by its picture: typing a word finds those that it's about. */
export function IconControl(props: ControlProps): ReactNode {
  const {session, value, onChange} = props;
  const icons = useAnswer(session, {action: 'icons', words: textOf(value)}, ignore);

  return (
    <>
      <input
        type="text"
        autoComplete="off"
        placeholder="Type a word, such as “money”"
        {...shared(props)}
      />
      <div role="group" aria-label="Icons" className={styles.icons}>
        {icons?.map(({name, svg}) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={name === value}
            onClick={() => onChange(name)}>
            <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
          </button>
        ))}
      </div>
    </>
  );
}
