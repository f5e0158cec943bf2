import {useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode, SubmitEvent} from 'react';
import type {ContactFieldName, InterfaceWords} from '../../content/schema';
import {buttonClass} from '../Button/buttonClass';
import Card from '../Card';
import Field from './Field';
import styles from './styles.module.css';

/** The fields to clear before another message. */
const clearedFields: ContactFieldName[] = ['message', 'preferredDate', 'preferredTime'];

export type ContactFormProps = {
  /** The heading above the fields: `Schedule a Meeting`. */
  title: string;
  /** A sentence above the fields: `Only your name and e-mail are required.` */
  intro?: string;
  /** The heading that replaces the form after it is submitted: `Thank You!` */
  thanksTitle: string;
  /** The sentence below the thank-you heading: `We’ll reply within 24 hours.` */
  thanksText: string;
  /** The label of the button that shows the form again: `Send Another Message`. */
  sendAnotherLabel: string;
  /** The e-mail address to show when JavaScript is off. */
  email: string;
  words: InterfaceWords['contactForm'];
};

/**
 * The form for scheduling a meeting. Submitting it sends nothing: it logs the values to the browser
 * console and shows a thank-you message. The form that follows keeps the visitor's details and
 * clears the message, date and time.
 *
 * `method="dialog"` keeps the values out of the URL when JavaScript is off.
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro, thanksTitle, thanksText, sendAnotherLabel, email, words} = props;
  const [sent, setSent] = useState(false);
  /** `sent`, but already changed when the form is submitted again in the same tick. */
  const wasSent = useRef<boolean>(undefined);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (wasSent.current !== undefined) {
      headingRef.current?.focus();
    }
  }, [sent]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (wasSent.current) {
      return;
    }
    wasSent.current = true;
    const form = event.currentTarget;
    console.log('Contact form:', Object.fromEntries(new FormData(form)));
    for (const name of clearedFields) {
      (form.elements.namedItem(name) as HTMLInputElement).value = '';
    }
    setSent(true);
  }

  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name],
    optionalLabel: words.optional,
  });

  return (
    <Card className={styles.sheet}>
      {sent && (
        <>
          <h2 ref={headingRef} tabIndex={-1}>
            {thanksTitle}
          </h2>
          <p className={styles.intro}>{thanksText}</p>
          <button
            type="button"
            className={buttonClass({variant: 'secondary'}, styles.again)}
            onClick={() => {
              wasSent.current = false;
              setSent(false);
            }}>
            {sendAnotherLabel}
          </button>
        </>
      )}
      {/* Hidden instead of unmounted, to keep what the visitor typed. */}
      <div hidden={sent}>
        <h2 ref={sent ? undefined : headingRef} tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p className={styles.notice}>{words.withoutJavaScript.replace('{email}', email)}</p>
        <form className={styles.form} method="dialog" onSubmit={submit}>
          <Field
            {...field('name')}
            required
            autoComplete="name"
            pattern=".*\S.*"
            title={words.nameHint}
          />
          <Field {...field('email')} type="email" required autoComplete="email" />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
          <Field {...field('department')} as="select">
            <option value="">{words.selectDepartment}</option>
            {words.departments.map((department) => (
              <option key={department}>{department}</option>
            ))}
          </Field>
          <Field {...field('message')} as="textarea" rows={4} />
          <Field {...field('preferredDate')} type="date" />
          <Field {...field('preferredTime')} type="time" />
          <button type="submit" className={buttonClass({size: 'lg'}, styles.submit)}>
            {words.submit}
          </button>
        </form>
      </div>
    </Card>
  );
}
