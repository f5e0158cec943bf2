import {useState} from 'react';
import type {ReactNode} from 'react';
import type {Editable, FieldId} from '../../protocol';
import {textOf} from '../controls';
import {useAnswer} from '../session';
import type {EditSession, Opening} from '../session';
import styles from '../styles.module.css';
import {BlockActions} from './BlockActions';
import {FieldControl} from './FieldControl';
import {Modal} from './Modal';
import {ProblemList} from './ProblemList';
import {useEditForm} from './useEditForm';

type BlockListProps = Pick<Editable, 'blocks'> & {
  session: EditSession;
  form: Pick<ReturnType<typeof useEditForm>, 'isUnsaved' | 'forget'>;
  fieldIds: FieldId[];
};

/** What can be done with the innermost block, and with those that it's in. */
function BlockList({session, blocks, form, fieldIds}: BlockListProps): ReactNode {
  const [own, ...outer] = blocks.map((block, index) => (
    <BlockActions
      key={block.id}
      block={block}
      session={session}
      isUnsaved={form.isUnsaved}
      fieldIds={index === 0 ? fieldIds : undefined}
      onDelete={form.forget}
    />
  ));
  return (
    <>
      {own}
      {outer.length > 0 && (
        <details>
          <summary>What this is in</summary>
          {outer}
        </details>
      )}
    </>
  );
}

/** What the dialog is called. */
function titleOf({source: {label, of}, fields: [first], isNew}: Editable): string {
  if (!isNew) {
    return [label, of].filter(Boolean).join(' · ');
  }
  // A new list or picture is a paragraph until there is something in it.
  const startsWith = first?.type.kind === 'blocks' ? first.type.startsWith : undefined;
  return `New: ${startsWith ? {list: 'List', picture: 'Picture'}[startsWith] : label}`;
}

type FormProps = {
  session: EditSession;
  editable: Editable;
  opening: Opening;
};

function EditForm({session, editable, opening}: FormProps): ReactNode {
  const {source, fields, blocks} = editable;
  const first = fields.slice(0, 1).map(({fieldId}) => fieldId);
  // What was opened, next to which something new can come.
  const fieldIds = opening.action === 'open' ? opening.fieldIds : first;
  const form = useEditForm(session, editable);
  const isWhole = opening.action === 'insert' && fields.length === 0;
  const save = () => (isWhole ? session.change({...opening, action: 'insertSample'}) : form.save());
  const [isCanceling, setCanceling] = useState(false);
  const cancel = () => {
    if (form.isUnsaved && !isCanceling) {
      setCanceling(true);
      session.say('What you typed isn’t saved. Esc closes this and keeps it.');
    } else {
      form.forget();
      session.close();
    }
  };
  return (
    <Modal
      title={titleOf(editable)}
      about={`${source.page} · ${source.file}:${source.line}`}
      session={session}
      submit="Save"
      onSubmit={() => void save()}
      noValidate
      onLeave={form.keep}
      {...(!form.hasFailed && {
        closeLabel: isCanceling ? 'Delete what I typed' : 'Cancel',
        onClose: cancel,
      })}
      status={form.isChecking ? 'Checking…' : ''}>
      {isWhole && <p>There’s nothing to fill in: press “Save” to add it.</p>}
      {form.drafts.length > 0 && (
        <p className={styles.draft}>
          You typed this earlier and didn’t save it.{' '}
          {form.areOutdated
            ? 'The file was changed since. “Save” replaces this: '
            : 'In the file: '}
          {form.drafts.map(({label, value}) => `${label}: “${textOf(value)}”`).join(', ')}
        </p>
      )}
      {fields.map((field) => (
        <FieldControl
          key={`${field.fieldId} ${form.revisionOf(field)}`}
          field={field}
          value={form.valueOf(field)}
          session={session}
          isMissing={form.isMissing(field)}
          problems={form.problems.filter(({fieldId}) => fieldId === field.fieldId)}
          edited={source.file}
          onChange={(value) => form.change(field, value)}
          onFix={(value) => form.replace(field, value)}
          onAddWord={(word) => void form.addWord(word)}
        />
      ))}
      <ProblemList
        problems={form.problems.filter(({fieldId}) => fieldId === undefined)}
        edited={source.file}
      />
      <BlockList session={session} blocks={blocks} form={form} fieldIds={fieldIds} />
    </Modal>
  );
}

type EditDialogProps = {session: EditSession; opening: Opening};

/** Loads what was opened, and shows its fields. */
export function EditDialog({session, opening}: EditDialogProps): ReactNode {
  const editable = useAnswer<Opening['action']>(session, opening);
  return editable ? <EditForm session={session} editable={editable} opening={opening} /> : null;
}
