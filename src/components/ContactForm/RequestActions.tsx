import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import Actions from '../Actions';
import Button from '../Button';
import styles from './styles.module.css';

/**
 * What a visitor can do with a message, besides sending it: open it as an e-mail, copy it and, with
 * `calendar`, save the meeting.
 */
export default function RequestActions({
  email,
  subject,
  calendar,
  words,
}: {
  email: string;
  subject: string;
  calendar?: string;
  words: InterfaceWords['contactForm']['after'];
}): ReactNode {
  return (
    <>
      <Actions>
        {calendar !== undefined && (
          <Button variant="outline" size="sm" data-act="calendar" data-calendar={calendar}>
            {words.calendar}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          to={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=`}>
          {words.email}
        </Button>
        <Button variant="outline" size="sm" data-act="copy">
          {words.copy}
        </Button>
      </Actions>
      <p role="status" className={styles.copied}>
        <span hidden data-copied="true">
          {words.copied}
        </span>
        <span hidden data-copied="false">
          {words.notCopied}
        </span>
      </p>
    </>
  );
}
