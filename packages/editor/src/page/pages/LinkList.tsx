import type {ReactNode} from 'react';
import type {LinkedFrom} from '../../pageProtocol';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

type LinkListProps = {session: EditSession; links: readonly LinkedFrom[]};

/** Links to a page. A click opens the text that a link is in. */
export const LinkList = ({session, links}: LinkListProps): ReactNode =>
  links.map(({fieldId, source: {label, of, page, file, line}, words}, index) => {
    const where = [page, of, label].filter(Boolean).join(' · ');
    return fieldId === undefined ? (
      <p key={index}>
        <span className={styles.hint}>{where}</span> {words} ({file}:{line})
      </p>
    ) : (
      <button
        key={index}
        type="button"
        className={styles.listed}
        onClick={() =>
          session.open({kind: 'edit', opening: {action: 'open', fieldIds: [fieldId]}})
        }>
        <span className={styles.hint}>{where}</span>
        {words}
      </button>
    );
  });
