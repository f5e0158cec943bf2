import type {PropsWithChildren, ReactNode} from 'react';
import type {ContactFormProps} from '.';
import Button from '../Button';
import Card from '../Card';
import MessageActions from './MessageActions';
import Part from './Part';
import {requestText} from './request';
import RequestForm from './RequestForm';
import styles from './styles.module.css';
import {useContactForm} from './useContactForm';
import type {Delivery, FormWords} from './words';

type FormSheetProps = PropsWithChildren<
  ContactFormProps & {
    /** Our email address. */
    address: string;
    words: FormWords;
    /** Without it, requests are only logged. */
    delivery: Delivery | undefined;
  }
>;

/** The form, or the thanks in its place. Its children are below its button. */
export default function FormSheet({children, ...props}: FormSheetProps): ReactNode {
  const {title, address, words, delivery} = props;
  const form = useContactForm(delivery?.endpoint);
  const isSent = form.state === 'sent';
  return (
    <Card className={styles.sheet}>
      <Part title={props.thanksTitle} intro={props.thanksText} isHidden={!isSent} />
      <Part title={title} intro={props.intro} isHidden={isSent}>
        {!delivery && (
          <p className={`${styles.notice} message`}>
            {words.withoutJavaScript.replace('{email}', address)}
          </p>
        )}
        <RequestForm form={form} words={words} delivery={delivery}>
          {children}
        </RequestForm>
      </Part>
      {/* What a visitor can do with a message, besides sending it. */}
      <div hidden={!isSent && !form.hasFailed}>
        <MessageActions
          key={form.submitted.number}
          request={requestText(words.fields, form.hasFailed ? form.values : form.submitted.values)}
          mailto={`mailto:${address}?subject=${encodeURIComponent(title)}&body=`}
          words={words.after}
        />
      </div>
      <div hidden={!isSent}>
        <Button variant="secondary" className={styles.again} onClick={form.startAgain}>
          {props.sendAnotherLabel}
        </Button>
      </div>
    </Card>
  );
}
