import {useId} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import type {Field} from '../../protocol';
import type {Ask} from '../session/Ask';
import {FieldControl} from './FieldControl';
import {Problems} from './Problems';
import {WithCode} from './WithCode';
import styles from './styles.module.css';
import surface from '../surface.module.css';
import type {EditFormState} from './useEditForm';

type EditFormProps = {
  form: EditFormState;
  /** The first one gets the focus. */
  fields: readonly Field[];
  /** Whether the fields after the first are visible from the start. */
  showsAll: boolean;
  ask: Ask;
};

/** The fields of a place, what is wrong with them, and the buttons that save and cancel. */
export function EditForm({form, fields, showsAll, ask}: EditFormProps): ReactNode {
  const failureId = useId();
  const control = (field: Field, isFirst: boolean) => (
    <FieldControl
      key={field.place}
      field={field}
      value={form.valueOf(field)}
      hasFocus={isFirst}
      ask={ask}
      onChange={(value) => form.change(field, value)}
    />
  );
  const [first, ...others] = fields;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.save();
    }
  };

  return (
    // The keys of all fields arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}>
      {form.hasDrafts && (
        <p className={styles.draft}>
          You typed something here that wasn’t saved.{' '}
          <button type="button" onClick={form.restoreDrafts}>
            Restore your draft
          </button>
          <button type="button" onClick={form.forgetDrafts}>
            Delete it
          </button>
        </p>
      )}
      {first && control(first, true)}
      {others.length > 0 &&
        (showsAll ? (
          others.map((field) => control(field, false))
        ) : (
          <details className={styles.others}>
            <summary>More fields ({others.length})</summary>
            {others.map((field) => control(field, false))}
          </details>
        ))}
      <Problems diagnostics={form.diagnostics} />
      <p role="alert" id={failureId} className={styles.failure}>
        {form.failure && <WithCode>{form.failure}</WithCode>}
      </p>
      <p className={surface.buttons}>
        <button
          type="submit"
          className={surface.primary}
          title="Save (Ctrl+Enter)"
          aria-disabled={form.isSaving}
          aria-describedby={failureId}>
          {form.isSaving ? 'Saving…' : 'Save'}
        </button>
        <button type="button" onClick={form.cancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
