import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {FormState} from './useContactForm';
import type {DeliveryWords} from './words';

/** Says that a message is being sent, and why it didn't arrive. */
export default function Outcome({
  state,
  hasFailed,
  words,
}: {
  state: FormState;
  hasFailed: boolean;
  words: DeliveryWords;
}): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed) {
      alert.current?.scrollIntoView({block: 'nearest'});
    }
  }, [hasFailed]);
  return (
    <>
      <p role="status" className="visually-hidden">
        <span hidden={state !== 'sending'}>{words.sending}</span>
      </p>
      <div role="alert" className={styles.outcome} ref={alert}>
        <p className="message" hidden={state !== 'unreachable'}>
          {words.unreachable}
        </p>
        <p className="message" hidden={state !== 'refused'}>
          {words.refused}
        </p>
      </div>
    </>
  );
}
