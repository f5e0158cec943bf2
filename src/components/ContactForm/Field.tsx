import {useId} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type FieldProps = {
  name: string;
  label: string;
  /** Shown after the label of an optional field. */
  optionalLabel: string;
  /** Shown below the field. */
  note?: string;
  /** Hidden texts below the field, by name. `attachContactForm` shows them. */
  hints?: Record<string, string>;
} & (
  | ({as?: 'input'} & ComponentProps<'input'>)
  | ({as: 'select'} & ComponentProps<'select'>)
  | ({as: 'textarea'} & ComponentProps<'textarea'>)
);

/** A form field with its label. */
export default function Field({
  label,
  optionalLabel,
  note,
  hints,
  ...props
}: FieldProps): ReactNode {
  const id = useId();
  const hintsId = hints && `${id}-hints`;
  return (
    <div className={styles.field} data-wide={props.as === 'textarea' || undefined}>
      <label htmlFor={id} data-part="labels">
        {label}
        {!props.required && <span className={styles.optional}>{` (${optionalLabel})`}</span>}
      </label>
      <Control {...props} id={id} aria-describedby={hintsId} />
      {hints && (
        <p id={hintsId} role="status" className={styles.hints}>
          {note}
          {Object.entries(hints).map(([name, hint]) => (
            <span key={name} hidden data-part="hints" data-hint={name}>
              {` ${hint}`}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<FieldProps, 'label' | 'optionalLabel' | 'note' | 'hints'>;

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
