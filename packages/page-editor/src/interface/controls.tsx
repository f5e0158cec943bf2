import {useEffect, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import type {Control, Value} from '../protocol';
import type {Ask} from './session';
import {messageOf, useAnswer} from './session';

/** What every control of a field gets. */
export type ControlProps = {
  /** The control's id, to which its label leads. */
  id: string;
  labelId: string;
  /** The id of the field's description. */
  describedBy?: string;
  isRequired: boolean;
  value: Value;
  ask: Ask;
  onChange: (value: Value) => void;
};

/** A value in a text box. */
export const textOf = (value: Value): string => (value === undefined ? '' : String(value));

/** The attributes of every text box and list. An optional value that is empty is removed. */
const shared = ({id, describedBy, isRequired, value, onChange}: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  required: isRequired,
  value: textOf(value),
  onChange: ({target}: {target: {value: string}}) =>
    onChange(target.value === '' && !isRequired ? undefined : target.value),
});

/** Puts the focus on the first control in an element that appears, or else on its last button. */
export function useFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const control = ref.current?.querySelector<HTMLElement>(
      'input, textarea, select, [id].ProseMirror',
    );
    (control ?? ref.current?.querySelector<HTMLElement>('footer button:last-of-type'))?.focus();
  }, [ref]);
}

/** Apostrophes as a book prints them. */
const withApostrophes = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’');

/** A longer text gets a box of several lines. */
const MAX_LINE_CHARS = 60;

/** Text on one line, or on several. */
export function TextControl(props: ControlProps & {isCode?: boolean}): ReactNode {
  const {isCode = false, ...rest} = props;
  const text = textOf(rest.value);
  const [isLong] = useState(isCode || text.length > MAX_LINE_CHARS || text.includes('\n'));
  const attributes = shared(rest);
  const onChange = ({target}: {target: HTMLInputElement | HTMLTextAreaElement}) => {
    const {selectionStart, value} = target;
    if (!isCode && value.includes("'")) {
      target.value = withApostrophes(value);
      target.setSelectionRange(selectionStart, selectionStart);
    }
    attributes.onChange({target});
  };
  return isLong ? (
    <textarea {...attributes} rows={Math.min(12, 2 + text.length / 50)} onChange={onChange} />
  ) : (
    <input type="text" {...attributes} onChange={onChange} />
  );
}

/** One of several words; nothing is chosen for a new thing. */
export const ChoiceControl = (props: ControlProps & {choices: readonly string[]}): ReactNode => (
  <select {...shared(props)}>
    {(!props.isRequired || textOf(props.value) === '') && (
      <option value="">{props.isRequired ? 'Choose…' : '(none)'}</option>
    )}
    {props.choices.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </select>
);

/** Yes or no. An optional prop that wasn't there is removed again, not set to "no". */
export function BooleanControl(props: ControlProps & {initial: Value}): ReactNode {
  const {isRequired, initial, value, onChange} = props;
  const no = isRequired || initial === false ? false : undefined;
  const isOpen = isRequired && value === undefined;
  return (
    <ChoiceControl
      {...props}
      isRequired
      choices={['Yes', 'No']}
      value={isOpen ? undefined : value === true ? 'Yes' : 'No'}
      onChange={(chosen) => onChange(chosen === 'Yes' ? true : no)}
    />
  );
}

export const NumberControl = (props: ControlProps): ReactNode => (
  <input
    type="number"
    step="any"
    {...shared(props)}
    onChange={({target}) => props.onChange(target.value === '' ? undefined : target.valueAsNumber)}
  />
);

/** A file's bytes in Base64. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`Couldn’t read ${file.name}.`));
    reader.readAsDataURL(file);
  });

type SuggestedKind = Extract<Control['kind'], 'link' | 'icon' | 'image'>;

/** An address or a name that the browser suggests while a person types; a picture can be uploaded. */
export function SuggestedControl(props: ControlProps & {kind: SuggestedKind}): ReactNode {
  const {id, kind, ask, value, onChange} = props;
  const [news, setNews] = useState('');
  const suggestions = useAnswer(() => ask({action: 'suggestions', kind}), setNews);

  const upload = async (file: File) => {
    setNews(`Uploading ${file.name}…`);
    try {
      const {address} = await ask({
        action: 'upload',
        name: file.name,
        data: await readBase64(file),
      });
      setNews(`Uploaded ${address}.`);
      onChange(address);
    } catch (error) {
      setNews(messageOf(error));
    }
  };

  return (
    <>
      <input type="text" list={`${id}-suggestions`} autoComplete="off" {...shared(props)} />
      <datalist id={`${id}-suggestions`}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion.value} {...suggestion} />
        ))}
      </datalist>
      {kind === 'image' && (
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
      <p role="status">{news}</p>
    </>
  );
}
