import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo, BlockOperation, FieldId} from '../../protocol';
import {useSession} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

type Action = BlockOperation | 'insert';

const words: Readonly<Record<Action, {verb: string; confirm: string}>> = {
  insert: {verb: 'Insert', confirm: 'Yes, insert something'},
  move: {verb: 'Move', confirm: 'Yes, move it'},
  delete: {verb: 'Delete', confirm: 'Yes, delete it'},
};

/** What to ask before something is done; nothing if it can be done at once. */
function questionFor(operation: Action, {noun, contents}: BlockInfo, isUnsaved: boolean) {
  const isDeleted = operation === 'delete';
  const unsaved = isDeleted
    ? 'What you typed here and didn’t save is deleted, too.'
    : 'What you typed isn’t saved. It will be here again when you open this text.';
  return [
    isDeleted && contents !== undefined && `This ${noun} contains ${contents}.`,
    isUnsaved && unsaved,
  ]
    .filter(Boolean)
    .join(' ');
}

type BlockActionsProps = {
  block: BlockInfo;
  session: EditSession;
  /** Whether something was typed and isn't saved. */
  isUnsaved: boolean;
  /** What something new can come next to; undefined if that's not offered here. */
  fieldIds?: FieldId[] | undefined;
  /** Drops what was typed, since its text is deleted. */
  onDelete: () => void;
};

/** The button that was pressed is gone, with the focus. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** What can be done with a component, a block of Markdown or an entry as a whole. */
export function BlockActions(props: BlockActionsProps): ReactNode {
  const {block, session, isUnsaved, fieldIds, onDelete} = props;
  const {id, label, noun, operations} = block;
  const [asked, setAsked] = useState<Action>();
  const isBusy = useSession(session).busy !== '';
  const questionId = useId();
  const question = asked && questionFor(asked, block, isUnsaved);

  const act = async (operation: Action) => {
    setAsked(undefined);
    switch (operation) {
      case 'insert':
        session.open({kind: 'insert', fieldIds: fieldIds ?? []});
        break;
      case 'move':
        session.open({kind: 'move', block});
        break;
      case 'delete':
        if (await session.change({action: 'delete', block: id}, 'Deleting…')) {
          onDelete();
        }
    }
  };
  const press = (operation: Action) =>
    questionFor(operation, block, isUnsaved) === '' ? void act(operation) : setAsked(operation);

  return (
    <fieldset>
      <legend>{label}</legend>
      <p role="alert" id={questionId}>
        {question}
      </p>
      <div className={styles.buttons}>
        {asked ? (
          <>
            <button
              type="button"
              ref={focus}
              className={styles.primary}
              aria-describedby={questionId}
              onClick={() => void act(asked)}>
              {words[asked].confirm}
            </button>
            <button type="button" onClick={() => setAsked(undefined)}>
              No
            </button>
          </>
        ) : (
          <>
            {fieldIds && (
              <button type="button" disabled={isBusy} onClick={() => press('insert')}>
                Insert…
              </button>
            )}
            {operations.map((operation) => (
              <button
                key={operation}
                type="button"
                disabled={isBusy}
                onClick={() => press(operation)}>
                {words[operation].verb} {noun}
                {operation === 'move' && '…'}
              </button>
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}
