import type {ChangeEvent, ComponentProps, ElementType, ReactNode} from 'react';
import type {ContactFieldName} from '../../content/schema';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'ref' | 'onChange'> & {
  name: ContactFieldName;
  label: string;
  /** What is said of fields that aren't required. */
  optional: string;
  value: string;
  onChange: (name: ContactFieldName, value: string) => void;
  isLocked: boolean;
  rows?: number;
  as?: ElementType;
};

/** A form field with its label. */
export default function Field({
  as: Control = 'input',
  label,
  optional,
  onChange,
  isLocked,
  ...props
}: FieldProps): ReactNode {
  const id = `contact-${props.name}`;
  // Disabling an element takes its focus. Only a menu can't be locked in another way.
  const locked = Control === 'select' ? {disabled: true} : {readOnly: true};
  return (
    <div className={styles.field} data-wide={Control === 'textarea' || undefined}>
      <label htmlFor={id}>
        {label}
        {!props.required && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      <Control
        {...props}
        {...(isLocked && {...locked, 'aria-disabled': true})}
        className="control"
        id={id}
        onChange={({target}: ChangeEvent<HTMLInputElement>) => onChange(props.name, target.value)}
      />
    </div>
  );
}
