import {useState} from 'react';
import type {ReactNode} from 'react';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

/** Everything that can be edited, to reach it with the keyboard or by a word in it. */
export function ListDialog({session}: {session: EditSession}): ReactNode {
  const [query, setQuery] = useState('');
  const fields = useAnswer(
    () => session.ask({action: 'list', pathname: window.location.pathname}),
    (message) => session.say(message),
  );
  const words = query.toLowerCase().split(/\s+/);
  const found = fields?.filter(({source: {label, of = '', page}, value}) => {
    const text = `${label} ${of} ${page} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });

  return (
    <Modal title="All texts" session={session}>
      <input
        type="search"
        aria-label="Search texts"
        placeholder="Search, such as “price”"
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
      <p role="status">{found ? found.length === 0 && 'Nothing found.' : 'Loading…'}</p>
      {found?.map(({place, source: {label, of, page}, value}) => (
        <button
          key={place}
          type="button"
          className={styles.listed}
          onClick={() => session.open({kind: 'edit', opening: {action: 'open', places: [place]}})}>
          <span className={styles.hint}>{[page, of, label].filter(Boolean).join(' · ')}</span>
          {value.replace(/\]\([^)]*\)|[*`[\]]/g, '')}
        </button>
      ))}
    </Modal>
  );
}
