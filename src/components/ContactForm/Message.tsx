import {useState} from 'react';
import type {ReactNode} from 'react';
import Actions from '../Actions';
import Button, {buttonClasses} from '../Button';
import {mailAddress, messageText} from './deliver';
import {useForm} from './formState';
import type {ContactValues} from './formState';
import styles from './styles.module.css';

/** What visitors can do with a message besides sending it: write it as an email, or copy it. */
export default function Message({
  values,
  address,
  subject,
  why,
}: {
  values: ContactValues;
  /** Our email address. */
  address: string;
  subject: string;
  /** A sentence above the buttons. */
  why?: string;
}): ReactNode {
  const {fields, after} = useForm().words;
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const text = messageText(fields, values);
  const copy = async () => {
    try {
      // Without HTTPS, there is no clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <div className={styles.message}>
      {why && <p>{why}</p>}
      <Actions>
        <a
          className={buttonClasses(why ? {} : {variant: 'outline', size: 'sm'})}
          href={mailAddress(address, subject, text)}>
          {after.email}
        </a>
        <Button variant="outline" size={why ? 'md' : 'sm'} onClick={() => void copy()}>
          {after.copy}
        </Button>
      </Actions>
      <p role="status" className="quiet">
        {outcome && <span key={outcome}>{after[outcome]}</span>}
      </p>
    </div>
  );
}
