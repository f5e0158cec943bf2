import {useId} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type FieldProps = {
  name: string;
  label: string;
  /** Shown after the label of an optional field. */
  optionalLabel: string;
} & (
  | ({as?: 'input'} & ComponentProps<'input'>)
  | ({as: 'select'} & ComponentProps<'select'>)
  | ({as: 'textarea'} & ComponentProps<'textarea'>)
);

/** A form field with its label. */
export default function Field({label, optionalLabel, ...props}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field} data-wide={props.as === 'textarea' || undefined}>
      <label htmlFor={id}>
        {label}
        {!props.required && <span className={styles.optional}>{` (${optionalLabel})`}</span>}
      </label>
      <Control {...props} id={id} />
    </div>
  );
}

type ControlProps = Omit<FieldProps, 'label' | 'optionalLabel'>;

function Control({as = 'input', ...props}: ControlProps): ReactNode {
  switch (as) {
    case 'select':
      return <select {...(props as ComponentProps<'select'>)} />;
    case 'textarea':
      return <textarea {...(props as ComponentProps<'textarea'>)} />;
    default:
      return <input {...(props as ComponentProps<'input'>)} />;
  }
}
