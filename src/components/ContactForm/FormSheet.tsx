import {useEffect, useRef} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import type {UiTexts} from '../../content/schema';
import type {ContactFormProps} from '.';
import Button from '../Button';
import Card from '../Card';
import Fields from './Fields';
import MessageActions from './MessageActions';
import Outcome from './Outcome';
import styles from './styles.module.css';
import {useContactForm} from './useContactForm';

type FormSheetProps = PropsWithChildren<
  ContactFormProps & {
    /** Where requests are sent. Without it, they are only logged. */
    endpoint: string | undefined;
    /** Our email address. */
    address: string;
    words: UiTexts['contactForm'];
  }
>;

/** The form, or the thanks in its place. Its children are below its button. */
export default function FormSheet({children, ...props}: FormSheetProps): ReactNode {
  const {title, intro, endpoint, address, words} = props;
  const {state, values, setValue, request, submit, startAgain} = useContactForm(
    endpoint,
    words.fields,
  );
  const isSent = state === 'sent';
  const hasFailed = state === 'unreachable' || state === 'refused';

  const formTitle = useRef<HTMLHeadingElement>(null);
  const thanksTitle = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (isSent !== wasSent.current) {
      wasSent.current = isSent;
      (isSent ? thanksTitle : formTitle).current?.focus();
    }
  }, [isSent]);

  return (
    <Card className={styles.sheet}>
      <div hidden={!isSent}>
        <h2 ref={thanksTitle} tabIndex={-1}>
          {props.thanksTitle}
        </h2>
        <p className={styles.intro}>{props.thanksText}</p>
      </div>
      <div hidden={isSent}>
        <h2 ref={formTitle} tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {!endpoint && (
          <p className={`${styles.notice} message`}>
            {words.withoutJavaScript.replace('{email}', address)}
          </p>
        )}
        <form
          className={styles.form}
          action={endpoint}
          // Without JavaScript and an endpoint, `dialog` keeps the values out of the address.
          method={endpoint ? 'post' : 'dialog'}
          onSubmit={submit}>
          <Fields
            values={values}
            onChange={setValue}
            isLocked={state === 'sending'}
            words={words}
          />
          {endpoint && (
            <>
              {/* Programs that fill in every field give themselves away. */}
              <input name="_gotcha" hidden aria-hidden tabIndex={-1} autoComplete="off" />
              <p className={`${styles.consent} quiet`}>{words.delivery.consent}</p>
            </>
          )}
          <Button
            type="submit"
            size="lg"
            className={`${styles.submit} screen-only`}
            aria-disabled={state === 'sending' || undefined}>
            <span hidden={state !== 'editing' && !isSent}>{words.submit}</span>
            {endpoint && (
              <>
                <span hidden={state !== 'sending'}>{words.delivery.sending}</span>
                <span hidden={!hasFailed}>{words.delivery.retry}</span>
              </>
            )}
          </Button>
          {children && <p className={`${styles.consent} quiet`}>{children}</p>}
          <Outcome state={state} hasEndpoint={endpoint !== undefined} words={words.delivery} />
        </form>
      </div>
      {/* What a visitor can do with a message, besides sending it. */}
      <div hidden={!isSent && !hasFailed}>
        <MessageActions
          key={request.number}
          request={request.text}
          mailto={`mailto:${address}?subject=${encodeURIComponent(title)}&body=`}
          words={words.after}
        />
      </div>
      <div hidden={!isSent}>
        <Button variant="secondary" className={styles.again} onClick={startAgain}>
          {props.sendAnotherLabel}
        </Button>
      </div>
    </Card>
  );
}
