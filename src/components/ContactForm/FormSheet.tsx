import {useEffect, useRef} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import type {ContactFormProps} from '.';
import Button from '../Button';
import Card from '../Card';
import Fields from './Fields';
import MessageActions from './MessageActions';
import Outcome from './Outcome';
import styles from './styles.module.css';
import {useContactForm} from './useContactForm';
import type {DeliveryWords, FormWords} from './words';

type FormSheetProps = PropsWithChildren<
  ContactFormProps & {
    /** Our email address. */
    address: string;
    words: FormWords;
    /** Where requests are sent, and what is said of that. Without it, they are only logged. */
    delivery: {endpoint: string; words: DeliveryWords} | undefined;
  }
>;

/** The form, or the thanks in its place. Its children are below its button. */
export default function FormSheet({children, ...props}: FormSheetProps): ReactNode {
  const {title, intro, address, words, delivery} = props;
  const {state, values, setValue, request, submit, startAgain} = useContactForm(
    delivery?.endpoint,
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
        {!delivery && (
          <p className={`${styles.notice} message`}>
            {words.withoutJavaScript.replace('{email}', address)}
          </p>
        )}
        <form
          className={styles.form}
          action={delivery?.endpoint}
          // Without JavaScript and an endpoint, `dialog` keeps the values out of the address.
          method={delivery ? 'post' : 'dialog'}
          onSubmit={submit}>
          <Fields
            values={values}
            onChange={setValue}
            isLocked={state === 'sending'}
            words={words}
          />
          {delivery && (
            <>
              {/* Programs that fill in every field give themselves away. */}
              <input name="_gotcha" hidden aria-hidden tabIndex={-1} autoComplete="off" />
              <p className={`${styles.consent} quiet`}>{delivery.words.consent}</p>
            </>
          )}
          <Button
            type="submit"
            size="lg"
            className={`${styles.submit} screen-only`}
            aria-disabled={state === 'sending' || undefined}>
            <span hidden={state !== 'editing' && !isSent}>{words.submit}</span>
            {delivery && (
              <>
                <span hidden={state !== 'sending'}>{delivery.words.sending}</span>
                <span hidden={!hasFailed}>{delivery.words.retry}</span>
              </>
            )}
          </Button>
          {children && <p className={`${styles.consent} quiet`}>{children}</p>}
          {delivery && <Outcome state={state} words={delivery.words} />}
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
