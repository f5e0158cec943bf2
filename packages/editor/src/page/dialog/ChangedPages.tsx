import type {ReactNode} from 'react';
import type {ChangedPage, NetChange} from '../../protocol';
import styles from '../styles.module.css';

const words = {added: 'New: ', removed: 'Deleted: ', moved: 'Moved: ', edited: ''};

const Change = ({how, label, before, after}: NetChange): ReactNode => (
  <li>
    <span className={styles.hint}>{words[how] + label}</span>
    {how !== 'moved' && before !== '' && before !== after && <del>{before}</del>}
    {how !== 'moved' && after !== '' && <ins>{after}</ins>}
  </li>
);

function ChangesOnPage({page, file, how, isSameFile, changes}: ChangedPage): ReactNode {
  const isPicture = page === file;
  return (
    <li>
      <p>
        <strong>{words[how] + page}</strong>
      </p>
      {!isPicture && (
        <p className={styles.hint}>{isSameFile ? 'Shows what changed elsewhere' : file}</p>
      )}
      {how === 'edited' && !isPicture && changes.length === 0 && (
        <p>Nothing that visitors read, such as a comment.</p>
      )}
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <Change key={index} {...change} />
        ))}
      </ul>
    </li>
  );
}

/** What changes for visitors, page by page. */
export const ChangedPages = ({pages}: {pages: readonly ChangedPage[]}): ReactNode => (
  <ul className={styles.changes}>
    {pages.map((page) => (
      <ChangesOnPage key={page.file} {...page} />
    ))}
  </ul>
);
