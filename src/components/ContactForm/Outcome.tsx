import {useEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import styles from './styles.module.css';
import type {FormState} from './useContactForm';

type OutcomeProps = {
  state: FormState;
  hasEndpoint: boolean;
  words: UiTexts['contactForm']['delivery'];
};

/** Says that a message is being sent, and why it didn't arrive. */
export default function Outcome({state, hasEndpoint, words}: OutcomeProps): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'unreachable' || state === 'refused') {
      alert.current?.scrollIntoView({block: 'nearest'});
    }
  }, [state]);
  return (
    <>
      <p role="status" className="visually-hidden">
        <span hidden={state !== 'sending'}>{words.sending}</span>
      </p>
      {hasEndpoint && (
        <div role="alert" className={styles.outcome} ref={alert}>
          <p className="message" hidden={state !== 'unreachable'}>
            {words.unreachable}
          </p>
          <p className="message" hidden={state !== 'refused'}>
            {words.refused}
          </p>
        </div>
      )}
    </>
  );
}
