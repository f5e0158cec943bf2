import {useState} from 'react';
import type {ReactNode} from 'react';
import Actions from '../Actions';
import Button, {buttonClasses} from '../Button';
import {mailAddress} from './request';
import styles from './styles.module.css';
import type {FormWords} from './words';

type MessageActionsProps = {
  /** What the visitor entered, one field per line. */
  request: string;
  /** The address of a new email, up to its text. */
  mailto: string;
  words: FormWords['after'];
};

/** Buttons that send a message by email or copy it. */
export default function MessageActions({request, mailto, words}: MessageActionsProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const look = {variant: 'outline', size: 'sm'} as const;
  const copyRequest = async () => {
    try {
      // Without HTTPS, there is no clipboard.
      await navigator.clipboard.writeText(request);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  };
  return (
    <>
      <Actions>
        <a className={buttonClasses(look)} href={mailAddress(mailto, request)}>
          {words.email}
        </a>
        <Button {...look} onClick={() => void copyRequest()}>
          {words.copy}
        </Button>
      </Actions>
      <p role="status" className={styles.copied}>
        <span key={outcome}>{outcome}</span>
      </p>
    </>
  );
}
