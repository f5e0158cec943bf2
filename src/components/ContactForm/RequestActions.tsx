import type {ReactNode} from 'react';
import type {InterfaceWords} from '../../content/schema';
import Actions from '../Actions';
import Button from '../Button';
import {meetingTemplate} from './meeting';
import styles from './styles.module.css';

/**
 * What a visitor can do with a message, besides sending it: open it as an e-mail, copy it and, with
 * `meeting`, save the meeting.
 */
export default function RequestActions({
  email,
  subject,
  meeting,
  words,
}: {
  email: string;
  subject: string;
  /** The name of the meeting in the calendar. */
  meeting?: string;
  words: InterfaceWords['contactForm']['after'];
}): ReactNode {
  return (
    <>
      <Actions>
        {meeting && (
          <Button
            variant="outline"
            size="sm"
            name="calendar"
            value={meetingTemplate(meeting)}
            data-part="calendar">
            {words.calendar}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          data-part="mail"
          to={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=`}>
          {words.email}
        </Button>
        <Button variant="outline" size="sm" name="copy">
          {words.copy}
        </Button>
      </Actions>
      <p role="status" className={styles.copied}>
        <span hidden data-part="copied" data-copied="true">
          {words.copied}
        </span>
        <span hidden data-part="copied" data-copied="false">
          {words.notCopied}
        </span>
      </p>
    </>
  );
}
