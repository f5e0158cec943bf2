import {useId} from 'react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'ref'> & {
  rows?: number;
  as?: ElementType;
  label: string;
  /** Shown after the label of an optional field. */
  optionalLabel: string;
  /** Shown below the field. */
  note?: string;
  /** Hidden texts below the field, by name. `attachContactForm` shows them. */
  hints?: Record<string, string>;
};

/** A form field with its label. */
export default function Field({
  as: Control = 'input',
  label,
  optionalLabel,
  note,
  hints,
  ...props
}: FieldProps): ReactNode {
  const id = useId();
  const hintsId = hints && `${id}-hints`;
  return (
    <div className={styles.field} data-wide={Control === 'textarea' || undefined}>
      <label htmlFor={id} data-part="labels">
        {label}
        {!props.required && <span className={styles.optional}>{` (${optionalLabel})`}</span>}
      </label>
      <Control {...props} className="control" id={id} aria-describedby={hintsId} />
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
