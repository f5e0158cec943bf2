import {useState} from 'react';
import type {ReactNode} from 'react';
import type {BlockInfo} from '../../protocol';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

const labels = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',
};

type BlockActionsProps = {block: BlockInfo; session: EditSession};

/** What can be done with a component or an entry as a whole. */
export function BlockActions({block, session}: BlockActionsProps): ReactNode {
  const {id, source, operations, insertable} = block;
  const [name, setName] = useState(insertable[0]?.name ?? '');
  const openNew = (at: 'copy' | 'before' | 'after') =>
    session.open({kind: 'edit', opening: {action: 'openNew', block: id, at, name}});

  return (
    <fieldset>
      <legend>{source.label}</legend>
      <div className={styles.buttons}>
        {operations.map((operation) => (
          <button
            key={operation}
            type="button"
            onClick={() =>
              operation === 'duplicate'
                ? openNew('copy')
                : void session.change({action: 'moveOrDelete', block: id, operation})
            }>
            {labels[operation]}
          </button>
        ))}
      </div>
      {insertable.length > 0 && (
        <div className={styles.buttons}>
          <select aria-label="New" value={name} onChange={({target}) => setName(target.value)}>
            {insertable.map(({name: value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" onClick={() => openNew('before')}>
            Insert before
          </button>
          <button type="button" onClick={() => openNew('after')}>
            Insert after
          </button>
        </div>
      )}
    </fieldset>
  );
}
