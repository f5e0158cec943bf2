import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {ListedField, PlaceId} from '../../protocol';
import type {Directory} from '../page/Directory';
import {messageOf} from '../session';
import type {EditSession} from '../session';
import {Modal} from './Modal';
import styles from './styles.module.css';

type ListDialogProps = {
  session: EditSession;
  directory: Directory;
  /** Only these texts; otherwise everything of the page and the records. */
  places?: readonly PlaceId[];
};

/** Everything that can be edited, to reach it with the keyboard or by a word in it. */
export function ListDialog({session, directory, places}: ListDialogProps): ReactNode {
  const [fields, setFields] = useState<readonly ListedField[]>([]);
  const [news, setNews] = useState('Loading…');
  const [query, setQuery] = useState('');

  useEffect(() => {
    session.ask({action: 'list', pathname: window.location.pathname}).then(
      (loaded) => {
        setFields(loaded);
        setNews('');
      },
      (error: unknown) => setNews(messageOf(error)),
    );
  }, [session]);

  const files = places?.map((id) => {
    const {file, line} = directory.place(id)?.source ?? {};
    return `${file}:${line}`;
  });
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = fields.filter(({source, value}) => {
    const text = `${source.label} ${source.of ?? ''} ${source.page} ${value}`.toLowerCase();
    const isListed = files?.includes(`${source.file}:${source.line}`) ?? true;
    return isListed && words.every((word) => text.includes(word));
  });
  const pages = new Map<string, ListedField[]>();
  for (const field of found) {
    const {page} = field.source;
    pages.set(page, [...(pages.get(page) ?? []), field]);
  }

  return (
    <Modal
      title={places ? 'What do you want to edit?' : 'Everything on this page'}
      onClose={session.close}
      actions={
        <button type="button" onClick={session.close}>
          Close
        </button>
      }>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for typing a word
        autoFocus
        type="search"
        aria-label="Search texts"
        placeholder="Search, such as “price”"
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
      <p role="status">{news || (found.length === 0 ? 'Nothing found.' : '')}</p>
      {Array.from(pages, ([page, listed]) => (
        <section key={page} className={styles.listed}>
          <h3>{page}</h3>
          {listed.map(({place, source, value}) => (
            <button key={place} type="button" onClick={() => session.open({kind: 'place', place})}>
              <span className={styles.hint}>
                {[source.label, source.of].filter(Boolean).join(' · ')}
              </span>
              {value || '(empty)'}
            </button>
          ))}
        </section>
      ))}
    </Modal>
  );
}
