import type {ReactNode} from 'react';
import type {BlockInfo, BlockOperation} from '../../protocol';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

const labels = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  insert: 'Insert new below',
  delete: 'Delete',
};

type BlockActionsProps = {block: BlockInfo; session: EditSession};

/** What can be done with a component or an entry as a whole. */
export function BlockActions({block, session}: BlockActionsProps): ReactNode {
  const {id, label, operations} = block;
  const act = (operation: BlockOperation) =>
    operation === 'duplicate' || operation === 'insert'
      ? session.open({kind: 'edit', opening: {action: 'openNew', block: id, operation}})
      : void session.change({action: 'moveOrDelete', block: id, operation});

  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.buttons}>
        {operations.map((operation) => (
          <button key={operation} type="button" onClick={() => act(operation)}>
            {labels[operation]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
