import {useId} from 'react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import type {ContactFieldName} from '../../content/schema';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'ref'> & {
  name: ContactFieldName;
  rows?: number;
  as?: ElementType;
  /** Shown below the field. */
  note?: string;
  /** Hidden texts below the field, by name. `attachContactForm` shows them. */
  hints?: Record<string, string>;
};

/** A form field with its label. */
export default function Field({
  as: Control = 'input',
  note,
  hints,
  ...props
}: FieldProps): ReactNode {
  const {fields, optional} = useRecords().uiTexts.contactForm;
  const id = useId();
  const hintsId = hints && `${id}-hints`;
  return (
    <div className={styles.field} data-wide={Control === 'textarea' || undefined}>
      <label htmlFor={id} data-part="labels">
        {fields[props.name]}
        {!props.required && <span className={styles.optional}>{` (${optional})`}</span>}
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
