import {useState} from 'react';
import type {ReactNode} from 'react';
import type {PlaceId} from '../../protocol';
import type {Directory} from '../page/Directory';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {Modal} from './Modal';

type ListDialogProps = {
  session: EditSession;
  directory: Directory;
  /** Only these texts; otherwise everything of the page and the records. */
  places?: readonly PlaceId[] | undefined;
};

/** Everything that can be edited, to reach it with the keyboard or by a word in it. */
export function ListDialog({session, directory, places}: ListDialogProps): ReactNode {
  const [query, setQuery] = useState('');
  const fields = useAnswer(
    () => session.ask({action: 'list', pathname: window.location.pathname}),
    (message) => session.say(message),
  );
  const lines = places?.map((id) => {
    const {file, line} = directory.place(id)?.source ?? {};
    return `${file}:${line}`;
  });
  const words = query.toLowerCase().split(/\s+/);
  const found = fields?.filter(({source: {label, of = '', page, file, line}, value}) => {
    const text = `${label} ${of} ${page} ${value}`.toLowerCase();
    const isListed = lines?.includes(`${file}:${line}`) ?? true;
    return isListed && words.every((word) => text.includes(word));
  });

  return (
    <Modal
      title={places ? 'What do you want to edit?' : 'Everything on this page'}
      session={session}>
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
          onClick={() => session.open({kind: 'edit', opening: {action: 'open', place}})}>
          <span className={styles.hint}>{[page, of, label].filter(Boolean).join(' · ')}</span>
          {value || '(empty)'}
        </button>
      ))}
    </Modal>
  );
}
