import island from '@sitekit/static-pages/island';
import {readConsent, setConsent} from '@sitekit/analytics/consent';
import type {Consent} from '@sitekit/analytics/consent';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import Actions from '../Actions';
import Button from '../Button';
import styles from './styles.module.css';

/** What is shown: neither until the browser knows. */
function useShown() {
  const [shown, setShown] = useState<'question' | 'change'>();
  useEffect(() => {
    const follow = () => setShown(readConsent() === undefined ? 'question' : 'change');
    follow();
    // The choice in another tab.
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return [shown, setShown] as const;
}

/**
 * The question, for visitors who haven't chosen yet, or the button to be asked again. Until the browser
 * knows which, and without JavaScript, both are hidden.
 */
function ConsentNotice({words}: {words: UiTexts['consent']}): ReactNode {
  const [shown, setShown] = useShown();
  const acceptButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  /** The button that gets the focus after the one that was pressed is hidden. */
  const nextFocus = useRef<typeof acceptButton>(null);
  /** Whether this page counts. Another tab may have changed the choice, or the browser stores none. */
  const isCounting = useRef(false);

  useEffect(() => {
    isCounting.current = readConsent() === 'accepted';
  }, []);
  // The button to be asked again is at the end of the page, where a choice doesn't lead.
  useEffect(() => nextFocus.current?.current?.focus({preventScroll: shown === 'change'}), [shown]);

  const choose = (choice: Consent) => {
    setConsent(choice);
    nextFocus.current = changeButton;
    setShown('change');
    if (choice === 'accepted') {
      isCounting.current = true;
    } else if (isCounting.current) {
      // What was started can't be stopped in another way.
      location.reload();
    }
  };
  const askAgain = () => {
    nextFocus.current = acceptButton;
    setShown('question');
  };
  return (
    <div className="screen-only">
      <section
        className={styles.notice}
        data-covers="11rem"
        aria-label={words.label}
        hidden={shown !== 'question'}>
        <p>{words.question}</p>
        <Actions>
          {/* Of equal weight: neither is easier to choose. */}
          <Button variant="outline" size="sm" ref={acceptButton} onClick={() => choose('accepted')}>
            {words.accept}
          </Button>
          <Button variant="outline" size="sm" onClick={() => choose('declined')}>
            {words.decline}
          </Button>
        </Actions>
      </section>
      <p className={styles.change}>
        <Button
          variant="outline"
          size="sm"
          ref={changeButton}
          onClick={askAgain}
          hidden={shown !== 'change'}>
          {words.change}
        </Button>
      </p>
    </div>
  );
}

export default island('ConsentNotice', ConsentNotice);
