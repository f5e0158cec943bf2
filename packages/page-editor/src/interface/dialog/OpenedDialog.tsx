import type {Diagnostic} from '@sitekit/content-check';
import {useEffect, useId, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import type {Editable, EditorRequest, Field} from '../../protocol';
import {
  BooleanControl,
  ChoiceControl,
  LinkControl,
  NumberControl,
  TextControl,
  textOf,
} from '../controls/controls';
import type {ControlProps} from '../controls/controls';
import {IconControl} from '../controls/IconControl';
import {ImageControl} from '../controls/ImageControl';
import {ProseControl} from '../prose/ProseControl';
import {messageOf} from '../session';
import type {EditSession, Opened} from '../session';
import surface from '../surface.module.css';
import {BlockActions} from './BlockActions';
import {Modal} from './Modal';
import styles from './styles.module.css';
import {useEditForm} from './useEditForm';

function control(field: Field, props: ControlProps): ReactNode {
  const {control: kind} = field;
  switch (kind.kind) {
    case 'prose':
      return <ProseControl {...props} content={kind.content} />;
    case 'text':
      return <TextControl {...props} isLong={kind.isLong} />;
    case 'choice':
      return <ChoiceControl {...props} choices={kind.choices} />;
    case 'boolean':
      return <BooleanControl {...props} initial={field.value} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'image':
      return <ImageControl {...props} />;
  }
}

/** A field with its label, and the control that fits its type. */
function FieldControl(
  props: Pick<ControlProps, 'value' | 'hasFocus' | 'ask' | 'onChange'> & {field: Field},
): ReactNode {
  const {field, ...rest} = props;
  const id = useId();
  const {label, description, isRequired} = field;
  const describedBy = description === undefined ? undefined : `${id}-description`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
        {!isRequired && field.control.kind !== 'prose' && (
          <span className={styles.hint}> (optional)</span>
        )}
      </label>
      {description !== undefined && (
        <p id={describedBy} className={styles.hint}>
          {description}
        </p>
      )}
      {control(field, {...rest, id, labelId: `${id}-label`, describedBy, isRequired})}
    </div>
  );
}

/** Advice about how to write something in a file, which a form does by itself. */
const isAboutSyntax = (hint: string): boolean => /`[^`]*[=:<{"][^`]*`/.test(hint);

/** What the check says about what is typed. */
function Problems({diagnostics}: {diagnostics: readonly Diagnostic[]}): ReactNode {
  return (
    <ul role="status" className={styles.problems}>
      {diagnostics.map(({severity, message, hint, line, column}) => (
        <li key={`${line}:${column} ${message}`} data-severity={severity}>
          <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong>{' '}
          {message.replaceAll('`', '')}
          {hint !== undefined && !isAboutSyntax(hint) && (
            <span className={styles.hint}> {hint.replaceAll('`', '')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type EditDialogProps = {session: EditSession; editable: Editable; title: string};

function EditDialog({session, editable, title}: EditDialogProps): ReactNode {
  const failureId = useId();
  const {source, fields, blocks, isNew} = editable;
  const form = useEditForm(session, editable);
  const [news, setNews] = useState('');
  const [first] = fields;
  const isUnused = (field: Field) =>
    field !== first && !field.isRequired && form.valueOf(field) === undefined;
  // Decided once, so that no field moves while a person types.
  const [unused] = useState(() => fields.filter(isUnused));
  const shown = fields.filter((field) => !unused.includes(field));

  const controlOf = (field: Field) => (
    <FieldControl
      key={field.place}
      field={field}
      value={form.valueOf(field)}
      hasFocus={field === first}
      ask={session.ask}
      onChange={(value) => form.change(field, value)}
    />
  );
  const openInEditor = async (place: number) => {
    try {
      setNews((await session.ask({action: 'openInEditor', place})).message);
    } catch (error) {
      setNews(messageOf(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.save();
    }
  };

  return (
    <Modal
      title={title}
      about={`${source.page} · ${source.file}:${source.line}`}
      side={session.clickedX > window.innerWidth / 2 ? 'left' : 'right'}
      onClose={session.close}
      actions={
        <>
          <p role="alert" id={failureId} className={styles.failure}>
            {form.failure}
          </p>
          <button
            type="button"
            className={surface.primary}
            title="Save (Ctrl+Enter)"
            aria-disabled={form.isSaving}
            aria-describedby={failureId}
            onClick={() => void form.save()}>
            {form.isSaving ? 'Saving…' : 'Save'}
          </button>
          <button type="button" onClick={form.cancel}>
            Cancel
          </button>
        </>
      }>
      {/* The keys of all fields arrive here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.form}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}>
        {form.drafts.length > 0 && (
          <div className={styles.draft}>
            <p>
              You typed this earlier and didn’t save it:{' '}
              {form.drafts.map(({field, value}) => `${field.label}: “${textOf(value)}”`).join(', ')}
            </p>
            <button type="button" onClick={form.restoreDrafts}>
              Restore
            </button>
            <button type="button" onClick={form.forgetDrafts}>
              Delete
            </button>
          </div>
        )}
        {shown.map(controlOf)}
        {unused.length > 0 && (
          <details className={styles.others}>
            <summary>More fields ({unused.length})</summary>
            {unused.map(controlOf)}
          </details>
        )}
        <Problems diagnostics={form.diagnostics} />
      </form>
      {blocks
        .filter(({operations, insertable}) => operations.length + insertable.length > 0)
        .map((block) => (
          <BlockActions key={block.id} block={block} session={session} />
        ))}
      {first && !isNew && (
        <p className={surface.buttons}>
          <button type="button" onClick={() => void openInEditor(first.place)}>
            Open in editor
          </button>
        </p>
      )}
      <p role="status">{news}</p>
    </Modal>
  );
}

/** How to ask the server for what was opened. */
function requestFor(opened: Opened): EditorRequest {
  switch (opened.kind) {
    case 'place':
      return {action: 'open', place: opened.place};
    case 'block':
      return {action: 'openBlock', block: opened.block};
    case 'page':
      return {action: 'openPage', pathname: window.location.pathname};
    case 'new':
      return {action: 'openNew', block: opened.block, at: opened.at, name: opened.name};
  }
}

function titleOf({source: {label, of}, isNew}: Editable): string {
  if (isNew) {
    return `New: ${label}`;
  }
  return of === undefined ? label : `${label} · ${of}`;
}

/** Loads what was opened, and shows its fields. */
export function OpenedDialog({session, opened}: {session: EditSession; opened: Opened}): ReactNode {
  const [editable, setEditable] = useState<Editable>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isCurrent = true;
    (session.ask as (request: EditorRequest) => Promise<Editable>)(requestFor(opened)).then(
      (loaded) => isCurrent && setEditable(loaded),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, opened]);

  if (editable) {
    return <EditDialog session={session} editable={editable} title={titleOf(editable)} />;
  }
  return failure === '' ? null : (
    <Modal
      title="This can’t be edited"
      onClose={session.close}
      actions={
        <button type="button" onClick={session.close}>
          Close
        </button>
      }>
      <p role="alert">{failure}</p>
    </Modal>
  );
}
