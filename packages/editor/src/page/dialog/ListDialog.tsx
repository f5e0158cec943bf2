import {useState} from 'react';
import type {ReactNode} from 'react';
import {ListedField} from '../ListedField';
import {textOf} from '../controls';
import {forgetDraft, readDrafts} from '../drafts';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';
import {SearchField, hasWords} from './SearchField';

/** A word finds the others. */
const MAX_LISTED = 200;

/** What was typed and not saved. It's shown also if the text is gone that it was typed for. */
function Unsaved(): ReactNode {
  const [drafts, setDrafts] = useState(readDrafts);
  return (
    drafts.length > 0 && (
      <>
        <h3>Typed, but not saved</h3>
        <ul className={styles.changes}>
          {drafts.map((draft, index) => (
            <li key={index}>
              <span className={styles.hint}>
                {draft.page} · {draft.label}
              </span>
              <p>{textOf(draft.value)}</p>
              <div className={styles.buttons}>
                <button
                  type="button"
                  onClick={() => {
                    forgetDraft(draft);
                    setDrafts(readDrafts());
                  }}>
                  Discard
                </button>
              </div>
            </li>
          ))}
        </ul>
        <h3>On the pages</h3>
      </>
    )
  );
}

/** Everything that can be edited, to reach it with the keyboard or by a word in it. */
export function ListDialog({session}: {session: EditSession}): ReactNode {
  const [query, setQuery] = useState('');
  const fields = useAnswer(session, {action: 'list', pathname: window.location.pathname});
  const found = fields?.filter(({source: {label, of = '', page}, value}) =>
    hasWords(`${label} ${of} ${page} ${value}`, query),
  );
  const hidden = Math.max(0, (found?.length ?? 0) - MAX_LISTED);

  return (
    <Modal title="All texts" session={session}>
      <SearchField
        label="Search texts"
        placeholder="Search all pages, such as “price”"
        query={query}
        onSearch={setQuery}
      />
      <Unsaved />
      <p role="status">{found ? found.length === 0 && 'Nothing found.' : 'Loading…'}</p>
      {found?.slice(0, MAX_LISTED).map(({fieldId, source, value}) => (
        <ListedField key={fieldId} session={session} fieldId={fieldId} source={source}>
          {value}
        </ListedField>
      ))}
      {hidden > 0 && <p className={styles.hint}>{hidden} more. Type a word to find them.</p>}
    </Modal>
  );
}
