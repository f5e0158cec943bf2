import island from '@sitekit/static-pages/island';
import {useEffect, useRef} from 'react';
import type {PropsWithChildren, ReactNode, SubmitEvent} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import Button from '../Button';
import Card from '../Card';
import Field from './Field';
import {FormContext, failureOf, useContactForm, useForm} from './formState';
import type {ContactValues} from './formState';
import Message from './Message';
import styles from './styles.module.css';

/** What the page says around the fields. */
export type FormTexts = {
  /** The heading above the fields: `Schedule a Meeting`. */
  title: string;
  /** A sentence above the fields: `Only your name and email are required.` */
  intro?: string;
  /** The heading that replaces the form after it is submitted: `Thank You!` */
  thanksTitle: string;
  /** The sentence below the thank-you heading: `We’ll reply within 24 hours.` */
  thanksText: string;
  /** The label of the button that shows the form again: `Send Another Message`. */
  sendAnotherLabel: string;
};

type FormProps = PropsWithChildren<
  FormTexts & {
    /** Our email address. */
    address: string;
    /** Where messages are sent. Without it, they are only logged. */
    endpoint: string | undefined;
    words: UiTexts['contactForm'];
  }
>;

/** Says why a message didn't arrive, where the visitor sees it. */
function Failure({children}: PropsWithChildren): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.scrollIntoView({block: 'nearest'}), []);
  return (
    <p ref={text} className={`${styles.failure} message`}>
      {children}
    </p>
  );
}

/** The fields and their button, with what is said of a failure. */
function RequestForm({
  endpoint,
  onSubmit,
}: {
  endpoint: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}): ReactNode {
  const {words, state} = useForm();
  const {problems, delivery} = words;
  const isSending = state.status === 'sending';
  const failure = failureOf(state);
  const label = isSending ? delivery.sending : failure ? delivery.retry : words.submit;
  return (
    <form
      className={styles.fields}
      action={endpoint}
      // Without JavaScript and an endpoint, `dialog` keeps the values out of the address.
      method={endpoint ? 'post' : 'dialog'}
      onSubmit={onSubmit}>
      {/* The pattern refuses a name of spaces. */}
      <Field
        name="name"
        required
        autoComplete="name"
        pattern=".*\S.*"
        title={problems.name}
        problem={problems.name}
      />
      <Field name="email" type="email" required autoComplete="email" problem={problems.email} />
      <Field name="phone" type="tel" autoComplete="tel" />
      <Field name="department" as="select">
        <option value="">{words.selectDepartment}</option>
        {words.departments.map((department) => (
          <option key={department}>{department}</option>
        ))}
      </Field>
      <Field name="message" as="textarea" rows={4} />
      <Field name="preferredDate" type="date" max="9999-12-31" problem={problems.preferredDate} />
      <Field name="preferredTime" type="time" problem={problems.preferredTime} />
      {endpoint && (
        <>
          {/* Programs that fill in every field give themselves away. */}
          <input name="_gotcha" hidden aria-hidden tabIndex={-1} autoComplete="off" />
          <p className={`${styles.wide} quiet`}>{delivery.consent}</p>
        </>
      )}
      <div className={styles.send}>
        <Button
          type="submit"
          size="lg"
          className={`${styles.submit} screen-only`}
          aria-disabled={isSending || undefined}>
          <span key={label}>{label}</span>
        </Button>
        <p role="status" className="visually-hidden">
          {isSending && delivery.sending}
        </p>
        <div role="alert">{failure && <Failure key={failure}>{delivery[failure]}</Failure>}</div>
      </div>
    </form>
  );
}

/** The form, or the thanks in its place. Its children are part of the thanks. */
function ContactForm({address, endpoint, words, children, ...texts}: FormProps): ReactNode {
  const {state, dispatch, submit, startAgain} = useContactForm(endpoint);
  const isSent = state.status === 'sent';
  const title = useRef<HTMLHeadingElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(isSent);

  useEffect(() => {
    if (wasSent.current !== isSent) {
      (isSent ? thanks : title).current?.focus();
      wasSent.current = isSent;
    }
  }, [isSent]);

  const message = (values: ContactValues, why?: string) => (
    <Message values={values} address={address} subject={texts.title} why={why} />
  );
  return (
    <FormContext.Provider value={{words, state, dispatch}}>
      <Card className={styles.card} data-sent={isSent || undefined}>
        {!isSent && (
          <>
            <h2 ref={title} tabIndex={-1}>
              {texts.title}
            </h2>
            {texts.intro && <p className={styles.intro}>{texts.intro}</p>}
            {!endpoint && (
              <p className={`${styles.notice} message`}>
                {fill(words.withoutJavaScript, {email: address})}
              </p>
            )}
            <RequestForm endpoint={endpoint} onSubmit={submit} />
            {failureOf(state) && message(state.values)}
          </>
        )}
        {/* Always there, so that reviews see a changed word, and because children can't be made again. */}
        <div hidden={!isSent}>
          <h2 ref={thanks} tabIndex={-1}>
            {texts.thanksTitle}
          </h2>
          <p className={styles.intro}>{texts.thanksText}</p>
          {isSent && message(state.sent, endpoint ? undefined : words.after.why)}
          <div className={styles.next}>{children}</div>
          <Button variant="outline" className={styles.again} onClick={startAgain}>
            {texts.sendAnotherLabel}
          </Button>
        </div>
      </Card>
    </FormContext.Provider>
  );
}

export default island('ContactForm', ContactForm);
