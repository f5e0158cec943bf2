import {useState} from 'react';
import type {ChangeEvent, ComponentProps, ElementType, ReactNode} from 'react';
import type {ContactFieldName} from '../../content/schema';
import {useForm} from './formState';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'ref' | 'name'> & {
  name: ContactFieldName;
  as?: ElementType;
  rows?: number;
  /** What visitors read beside the label once the browser has refused what is in it. */
  problem?: string;
};

/** A field of the form with its label. */
export default function Field({as: Control = 'input', problem, ...props}: FieldProps): ReactNode {
  const {words, state, dispatch} = useForm();
  const [isRefused, setIsRefused] = useState(false);
  const {name, required} = props;
  const id = `contact-${name}`;
  const problemId = `${id}-problem`;
  const isSending = state.status === 'sending';
  // Disabling an element takes its focus. Only a menu can't be locked in another way.
  const lock = Control === 'select' ? {disabled: true} : {readOnly: true};
  return (
    <div className={styles.field} data-wide={Control === 'textarea' || undefined}>
      <label htmlFor={id}>
        {words.fields[name]}
        {!required && <span className={styles.optional}>{` (${words.optional})`}</span>}
      </label>
      {/* Beside the label, where the browser's bubble doesn't cover it. */}
      {isRefused && problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      <Control
        {...props}
        {...(isSending && {...lock, 'aria-disabled': true})}
        className="control"
        id={id}
        value={state.values[name]}
        onChange={({target}: ChangeEvent<HTMLInputElement>) => {
          setIsRefused((wasRefused) => wasRefused && !target.validity.valid);
          dispatch({type: 'enter', name, value: target.value});
        }}
        onInvalid={() => setIsRefused(true)}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused && problem ? problemId : undefined}
      />
    </div>
  );
}
