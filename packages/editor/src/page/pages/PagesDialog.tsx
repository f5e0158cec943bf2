import {useState} from 'react';
import type {ReactNode} from 'react';
import type {PageInfo, PageList} from '../../protocol';
import {Modal} from '../dialog/Modal';
import {useAnswer} from '../session';
import type {EditSession} from '../session';
import styles from '../styles.module.css';
import {DeletePageForm} from './DeletePageForm';
import {NewPageForm} from './NewPageForm';
import {RenamePageForm} from './RenamePageForm';

type View = {name: 'list' | 'new'} | {name: 'rename' | 'delete'; page: PageInfo};

type ListProps = {session: EditSession; list: PageList; onView: (view: View) => void};

const List = ({session, list, onView}: ListProps): ReactNode => (
  <Modal
    title="Pages"
    session={session}
    actions={
      <button type="button" className={styles.primary} onClick={() => onView({name: 'new'})}>
        New page
      </button>
    }>
    <ul className={styles.pages}>
      {list.pages.map((page) => (
        <li key={page.address}>
          <a href={page.href}>{page.title}</a> <span className={styles.hint}>{page.address}</span>
          {page.address !== '/' && (
            <div className={styles.buttons}>
              <button
                type="button"
                aria-label={`Change the address of “${page.title}”`}
                onClick={() => onView({name: 'rename', page})}>
                Change address
              </button>
              <button
                type="button"
                aria-label={`Delete the page “${page.title}”`}
                onClick={() => onView({name: 'delete', page})}>
                Delete page
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  </Modal>
);

/** Adds a page, gives one another address, or deletes one. */
export function PagesDialog({session}: {session: EditSession}): ReactNode {
  const [view, setView] = useState<View>({name: 'list'});
  const list = useAnswer(session, {action: 'pages'});
  if (!list) {
    return null;
  }
  const show = (next: View) => {
    session.say('');
    setView(next);
  };
  const form = {session, list, onCancel: () => show({name: 'list'})};
  switch (view.name) {
    case 'list':
      return <List session={session} list={list} onView={show} />;
    case 'new':
      return <NewPageForm {...form} />;
    case 'rename':
      return <RenamePageForm {...form} page={view.page} />;
    case 'delete':
      return <DeletePageForm {...form} page={view.page} />;
  }
}
