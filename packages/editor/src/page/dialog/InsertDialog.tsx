import partition from 'lodash/partition';
import {Fragment, useId, useState} from 'react';
import type {ReactNode} from 'react';
import type {FieldId, InsertPlace} from '../../protocol';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {LabeledField} from './LabeledField';
import {Modal} from './Modal';
import {SearchField, hasWords} from './SearchField';

type InsertDialogProps = {session: EditSession; fieldIds: FieldId[]};

type Choice = InsertPlace['choices'][number];

/** More choices than this can be searched. */
const MAX_UNSEARCHED = 8;

/** Markdown has lower-case names. */
const isComponent = ({what}: Choice): boolean => /^[A-Z]/.test(what);

/** What can be added to a place: texts, then components, each with its description. */
function Choices({
  choices,
  onChoose,
}: {
  choices: readonly Choice[];
  onChoose: (what: string) => void;
}): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = choices.filter(({label, description}) =>
    hasWords(`${label} ${description}`, query),
  );
  const [components, texts] = partition(found, isComponent);
  const groups = [
    {name: 'Text', members: texts},
    {name: 'Components', members: components},
  ].filter(({members}) => members.length > 0);
  return (
    <>
      {choices.length > MAX_UNSEARCHED && (
        <SearchField
          label="Search what to insert"
          placeholder="Search, such as “card”"
          query={query}
          onSearch={setQuery}
        />
      )}
      <p role="status">{found.length === 0 && 'Nothing found.'}</p>
      {groups.map(({name, members}) => (
        <Fragment key={name}>
          {groups.length > 1 && <h3>{name}</h3>}
          {members.map(({what, label, description}) => (
            <button
              key={what}
              type="button"
              className={styles.listed}
              aria-labelledby={`${id}-${what}`}
              aria-describedby={`${id}-${what}-description`}
              onClick={() => onChoose(what)}>
              <strong id={`${id}-${what}`}>{label}</strong>
              <span id={`${id}-${what}-description`} className={styles.hint}>
                {description}
              </span>
            </button>
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** What can be added next to the texts of some fields, and where exactly. */
export function InsertDialog({session, fieldIds}: InsertDialogProps): ReactNode {
  const [index, setIndex] = useState(0);
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
      {place && (
        <Choices
          key={index}
          choices={place.choices}
          onChoose={(what) => {
            const {block, side} = place;
            session.open({kind: 'edit', opening: {action: 'insert', block, side, what}});
          }}
        />
      )}
    </Modal>
  );
}
