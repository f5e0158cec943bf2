import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {FieldId} from '../../protocol';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {LabeledField} from './LabeledField';
import {Modal} from './Modal';

type InsertDialogProps = {session: EditSession; fieldIds: FieldId[]};

/** What can be added next to the texts of some fields, and where exactly. */
export function InsertDialog({session, fieldIds}: InsertDialogProps): ReactNode {
  const [index, setIndex] = useState(0);
  const id = useId();
  const found = useAnswer(session, {action: 'insertPlaces', fieldIds});
  const place = found?.[index];

  return (
    <Modal title="Insert" session={session} closeLabel="Cancel">
      <p role="status">
        {found ? found.length === 0 && 'Nothing can be inserted here.' : 'Loading…'}
      </p>
      {place && (
        <LabeledField label="Where">
          {(attributes) => (
            <select
              {...attributes}
              value={index}
              onChange={({target}) => setIndex(Number(target.value))}>
              {found.map(({label}, option) => (
                <option key={option} value={option}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabeledField>
      )}
      {place?.choices.map(({what, label, description}) => (
        <button
          key={what}
          type="button"
          className={styles.listed}
          aria-labelledby={`${id}-${what}`}
          aria-describedby={`${id}-${what}-description`}
          onClick={() => {
            const {block, side} = place;
            session.open({kind: 'edit', opening: {action: 'insert', block, side, what}});
          }}>
          <strong id={`${id}-${what}`}>{label}</strong>
          <span id={`${id}-${what}-description`} className={styles.hint}>
            {description}
          </span>
        </button>
      ))}
    </Modal>
  );
}
