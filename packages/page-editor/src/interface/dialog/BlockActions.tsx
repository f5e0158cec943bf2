import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockEdit, BlockInfo, BlockOperation, Conflict} from '../../protocol';
import {sourceLabel} from '../overlay/findTargets';
import type {EditSession} from '../session/EditSession';
import styles from './styles.module.css';
import surface from '../surface.module.css';

const labels: Record<BlockOperation, string> = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',
};

type BlockActionsProps = {
  block: BlockInfo;
  session: EditSession;
  onDone: () => void;
  onConflict: (conflict: Conflict) => void;
};

/** What can be done with a component or an entry as a whole. */
export function BlockActions({block, session, onDone, onConflict}: BlockActionsProps): ReactNode {
  const id = useId();
  const [first = ''] = block.insertable;
  const [component, setComponent] = useState(first);
  const [failure, setFailure] = useState('');

  const change = async (edit: BlockEdit) => {
    try {
      const conflict = await session.changeBlock(edit);
      if (conflict) {
        onConflict(conflict);
      } else {
        onDone();
      }
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const insert = (operation: 'insertBefore' | 'insertAfter', label: string) => (
    <button type="button" onClick={() => void change({block: block.id, operation, component})}>
      {label}
    </button>
  );

  return (
    <fieldset className={styles.block}>
      <legend>{sourceLabel(block.source)}</legend>
      <div className={surface.buttons}>
        {block.operations.map((operation) => (
          <button
            key={operation}
            type="button"
            onClick={() => void change({block: block.id, operation})}>
            {labels[operation]}
          </button>
        ))}
      </div>
      {block.insertable.length > 0 && (
        <div className={surface.buttons}>
          <label htmlFor={id}>What to insert</label>
          <select id={id} value={component} onChange={({target}) => setComponent(target.value)}>
            {block.insertable.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          {insert('insertBefore', 'Insert before')}
          {insert('insertAfter', 'Insert after')}
        </div>
      )}
      <p role="alert">{failure}</p>
    </fieldset>
  );
}
