import {useId} from 'react';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import type {ContactFieldName} from '../../content/schema';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'ref'> & {
  name: ContactFieldName;
  rows?: number;
  as?: ElementType;
};

/** A form field with its label. */
export default function Field({as: Control = 'input', ...props}: FieldProps): ReactNode {
  const {fields, optional} = useRecords().uiTexts.contactForm;
  const id = useId();
  return (
    <div className={styles.field} data-wide={Control === 'textarea' || undefined}>
      <label htmlFor={id} data-part="labels">
        {fields[props.name]}
        {!props.required && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      <Control {...props} className="control" id={id} />
    </div>
  );
}
