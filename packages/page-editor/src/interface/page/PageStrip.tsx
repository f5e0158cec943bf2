import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {PageInfo} from '../../protocol';
import type {EditSession} from '../session/EditSession';
import {useStore} from '../session/Store';
import surface from '../surface.module.css';
import {PageForm} from './PageForm';
import styles from './styles.module.css';

type PageStripProps = {session: EditSession; pathname: string};

/** At the top of the screen: the page's title and description, and how others see them. */
export function PageStrip({session, pathname}: PageStripProps): ReactNode {
  const [page, setPage] = useState<PageInfo | null>(null);
  const [isOpen, setOpen] = useState(false);
  const history = useStore(session.history);

  useEffect(() => {
    let isCurrent = true;
    session.ask({action: 'page', pathname}).then(
      (answer) => {
        if (isCurrent) {
          setPage(answer);
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // Each change can give the page's title and description new numbers.
  }, [session, pathname, history]);

  if (!page) {
    return null;
  }
  return (
    <section className={`${surface.surface} ${styles.strip}`} aria-label="This page">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}>
        Title and description
      </button>
      {isOpen && (
        <PageForm
          key={`${page.title.place} ${page.description.place}`}
          session={session}
          page={page}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
