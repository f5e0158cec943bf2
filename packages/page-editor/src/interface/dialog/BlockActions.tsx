import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo, BlockOperation} from '../../protocol';
import {messageOf} from '../session';
import type {EditSession} from '../session';
import surface from '../surface.module.css';
import styles from './styles.module.css';

const labels: Record<BlockOperation, string> = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',
};

/** What can be done with a component or an entry as a whole. */
export function BlockActions({
  block,
  session,
}: {
  block: BlockInfo;
  session: EditSession;
}): ReactNode {
  const id = useId();
  const [first] = block.insertable;
  const [name, setName] = useState(first?.name ?? '');
  const [failure, setFailure] = useState('');

  const run = async (operation: BlockOperation) => {
    if (operation === 'duplicate') {
      session.open({kind: 'new', block: block.id, at: 'copy', name: ''});
      return;
    }
    try {
      session.accept(await session.ask({action: 'moveOrDelete', block: block.id, operation}));
      session.close();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const insert = (at: 'before' | 'after', label: string) => (
    <button type="button" onClick={() => session.open({kind: 'new', block: block.id, at, name})}>
      {label}
    </button>
  );

  return (
    <fieldset className={styles.block}>
      <legend>{block.source.label}</legend>
      <div className={surface.buttons}>
        {block.operations.map((operation) => (
          <button key={operation} type="button" onClick={() => void run(operation)}>
            {labels[operation]}
          </button>
        ))}
      </div>
      {first && (
        <div className={surface.buttons}>
          <label htmlFor={id}>New</label>
          <select id={id} value={name} onChange={({target}) => setName(target.value)}>
            {block.insertable.map((insertable) => (
              <option key={insertable.name} value={insertable.name}>
                {insertable.label}
              </option>
            ))}
          </select>
          {insert('before', 'Insert before')}
          {insert('after', 'Insert after')}
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </fieldset>
  );
}
