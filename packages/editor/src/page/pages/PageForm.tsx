import {useId} from 'react';
import type {ReactNode} from 'react';
import type {PageList} from '../../pageProtocol';
import {Modal} from '../dialog/Modal';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {useTask} from './useTask';

/** What the forms for pages get. */
export type PageViewProps = {
  session: EditSession;
  list: PageList;
  /** Opens a page, with everything that was loaded before forgotten. */
  goTo: (href: string) => void;
  /** Shows the list of pages again. */
  onCancel: () => void;
};

type PageFormProps = {
  session: EditSession;
  title: string;
  /** What the button says that does it, and while it's done. */
  submit: string;
  submitting: string;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

/** A dialog with a form that does one thing. */
export function PageForm(props: PageFormProps): ReactNode {
  const {session, title, submit, submitting, onSubmit, onCancel, children} = props;
  const [isBusy, run] = useTask(session);
  const formId = useId();
  return (
    <Modal
      title={title}
      session={session}
      closeLabel="Cancel"
      onClose={onCancel}
      actions={
        <button type="submit" form={formId} className={styles.primary} aria-disabled={isBusy}>
          {isBusy ? submitting : submit}
        </button>
      }>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(onSubmit);
        }}>
        {children}
      </form>
    </Modal>
  );
}

type FieldProps = {
  label: string;
  hint?: string;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
  /** The control, with these attributes. */
  children: (attributes: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': boolean;
  }) => ReactNode;
};

/** A control with its label, what it's for, and what is wrong with it. */
export function PageField({label, hint, problem, children}: FieldProps): ReactNode {
  const id = useId();
  const isInvalid = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({id, 'aria-describedby': `${id}-about`, 'aria-invalid': isInvalid})}
      <div id={`${id}-about`}>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <p className={styles.problem}>{problem}</p>
      </div>
    </div>
  );
}
