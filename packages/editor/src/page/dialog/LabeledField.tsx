import {useId} from 'react';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';

/** What a control gets from the field that it's in. */
export type FieldAttributes = {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string;
  'aria-invalid': boolean;
};

type LabeledFieldProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
  /** What else is wrong with it, with buttons that fix it. */
  problems?: ReactNode;
  isInvalid?: boolean;
  /** The control, with these attributes. */
  children: (attributes: FieldAttributes) => ReactNode;
};

/** A control with its label, what it's for, and what is wrong with it. */
export function LabeledField(props: LabeledFieldProps): ReactNode {
  const {label, hint, problem, problems, children} = props;
  const {isInvalid = problem !== undefined} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': isInvalid,
      })}
      <div id={`${id}-problem`}>
        <p className={styles.problem}>{problem}</p>
        {problems}
      </div>
    </div>
  );
}
