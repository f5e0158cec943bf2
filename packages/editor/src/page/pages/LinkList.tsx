import type {ReactNode} from 'react';
import type {LinkedFrom} from '../../pageProtocol';
import {ListedField, placeOf} from '../ListedField';
import type {EditSession} from '../session';
import styles from '../styles.module.css';

type LinkListProps = {session: EditSession; links: readonly LinkedFrom[]};

/** Links to a page. A click opens the text that a link is in. */
export const LinkList = ({session, links}: LinkListProps): ReactNode =>
  links.map(({fieldId, source, words}, index) =>
    fieldId === undefined ? (
      <p key={index}>
        <span className={styles.hint}>{placeOf(source)}</span> {words} ({source.file}:{source.line})
      </p>
    ) : (
      <ListedField key={index} session={session} fieldId={fieldId} source={source}>
        {words}
      </ListedField>
    ),
  );
