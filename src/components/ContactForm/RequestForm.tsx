import type {PropsWithChildren, ReactNode} from 'react';
import Button from '../Button';
import Fields from './Fields';
import Outcome from './Outcome';
import styles from './styles.module.css';
import type {ContactFormState} from './useContactForm';
import type {Delivery, FormWords} from './words';

type RequestFormProps = PropsWithChildren<{
  form: ContactFormState;
  words: FormWords;
  delivery: Delivery | undefined;
}>;

/** The fields and their button, with what is said of a message that doesn't arrive. */
export default function RequestForm({
  form: {state, isSending, hasFailed, values, setValue, submit},
  words,
  delivery,
  children,
}: RequestFormProps): ReactNode {
  return (
    <form
      className={styles.form}
      action={delivery?.endpoint}
      // Without JavaScript and an endpoint, `dialog` keeps the values out of the address.
      method={delivery ? 'post' : 'dialog'}
      onSubmit={submit}>
      <Fields values={values} onChange={setValue} isLocked={isSending} words={words} />
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
        aria-disabled={isSending || undefined}>
        <span hidden={isSending || hasFailed}>{words.submit}</span>
        {delivery && (
          <>
            <span hidden={!isSending}>{delivery.words.sending}</span>
            <span hidden={!hasFailed}>{delivery.words.retry}</span>
          </>
        )}
      </Button>
      {children && <p className={`${styles.consent} quiet`}>{children}</p>}
      {delivery && <Outcome state={state} hasFailed={hasFailed} words={delivery.words} />}
    </form>
  );
}
