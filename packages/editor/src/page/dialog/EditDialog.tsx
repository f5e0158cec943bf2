import type {Diagnostic} from '@sitekit/content-check';
import {useId} from 'react';
import type {ReactNode} from 'react';
import {formWords} from '../../formWords';
import type {Editable, EditorAnswers, Field, Value} from '../../protocol';
import {ChoiceControl, SuggestedControl, TextControl, textOf} from '../controls';
import type {ControlProps} from '../controls';
import {ProseControl} from '../prose/ProseControl';
import {useAnswer} from '../session';
import type {Ask, EditSession, Opening} from '../session';
import styles from '../styles.module.css';
import {BlockActions} from './BlockActions';
import {Modal} from './Modal';
import {useEditForm} from './useEditForm';

function renderControl({type}: Field, props: ControlProps): ReactNode {
  switch (type.kind) {
    case 'blocks':
    case 'inline':
      return <ProseControl {...props} content={type.kind} />;
    case 'choice':
      return <ChoiceControl {...props} {...type} />;
    case 'link':
    case 'icon':
    case 'image':
      return <SuggestedControl {...props} suggestions={type.kind} />;
    default:
      return <TextControl {...props} kind={type.kind} />;
  }
}

type FieldControlProps = {field: Field; value: Value; ask: Ask; onChange: (value: Value) => void};

/** A field with its label, and the control that fits its type. */
function FieldControl({field, ...rest}: FieldControlProps): ReactNode {
  const id = useId();
  const {label, description, isRequired, type} = field;
  const isProse = type.kind === 'blocks' || type.kind === 'inline';
  const labelId = `${id}-label`;
  const describedBy = description === undefined ? undefined : `${id}-description`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={labelId}>
        {label}
        {!isRequired && !isProse && ' (optional)'}
      </label>
      {description !== undefined && (
        <p id={describedBy} className={styles.hint}>
          {description.replace(/`([^`]*)`/g, '“$1”')}
        </p>
      )}
      {renderControl(field, {...rest, id, labelId, isRequired, ...(describedBy && {describedBy})})}
    </div>
  );
}

type ProblemsProps = {diagnostics: readonly Diagnostic[]; edited?: string};

/** What the check says about what is typed or sent. Files besides the edited one are named. */
export const Problems = ({diagnostics, edited}: ProblemsProps): ReactNode => (
  <ul role="status" className={styles.problems}>
    {diagnostics.map((diagnostic) => {
      const {severity, file, line, column} = diagnostic;
      const {message, hint} = formWords(diagnostic);
      return (
        <li key={`${file}:${line}:${column} ${message}`} data-severity={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}{' '}
          <span className={styles.hint}>
            {hint} {file !== edited && `${file}:${line}`}
          </span>
        </li>
      );
    })}
  </ul>
);

type FormProps = {session: EditSession; editable: Editable};

function EditForm({session, editable}: FormProps): ReactNode {
  const {source, fields, blocks, isNew} = editable;
  const form = useEditForm(session, editable);
  const title = isNew
    ? `New: ${source.label}`
    : [source.label, source.of].filter(Boolean).join(' · ');

  const formId = useId();
  return (
    <Modal
      title={title}
      about={`${source.page} · ${source.file}:${source.line}`}
      session={session}
      {...(!form.hasFailed && {
        closeLabel: 'Cancel',
        onClose: () => {
          form.forgetDrafts();
          session.close();
        },
      })}
      actions={
        <button
          type="submit"
          form={formId}
          className={styles.primary}
          aria-disabled={form.isSaving}>
          Save
        </button>
      }>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}>
        {form.drafts.length > 0 && (
          <p className={styles.draft}>
            You typed this earlier and didn’t save it; “Cancel” deletes it. In the file:{' '}
            {form.drafts.map(({label, value}) => `${label}: “${textOf(value)}”`).join(', ')}
          </p>
        )}
        {fields.map((field) => (
          <FieldControl
            key={field.place}
            field={field}
            value={form.valueOf(field)}
            ask={session.ask}
            onChange={(value) => form.change(field, value)}
          />
        ))}
        <Problems diagnostics={form.diagnostics} edited={source.file} />
      </form>
      {blocks
        .filter(({operations}) => operations.length > 0)
        .map((block) => (
          <BlockActions key={block.id} block={block} session={session} />
        ))}
    </Modal>
  );
}

type EditDialogProps = {session: EditSession; opening: Opening};

/** Loads what was opened, and shows its fields. */
export function EditDialog({session, opening}: EditDialogProps): ReactNode {
  const editable = useAnswer<EditorAnswers[Opening['action']]>(
    () => session.ask<Opening['action']>(opening),
    (message) => {
      session.close();
      session.say(message);
    },
  );
  return editable && <EditForm session={session} editable={editable} />;
}
