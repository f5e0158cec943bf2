import {useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode, SubmitEvent} from 'react';
import type {ContactFieldName, InterfaceWords} from '../../content/schema';
import {buttonClass} from '../Button/buttonClass';
import Card from '../Card';
import Field from './Field';
import styles from './styles.module.css';

/** What another message asks for anew. */
const askedEachTime: ContactFieldName[] = ['message', 'preferredDate', 'preferredTime'];

export type ContactFormProps = {
  /** The heading above the fields. */
  title: string;
  /** A sentence above the fields. */
  intro?: string;
  /** The heading that takes the form's place once it is sent. */
  thanksTitle: string;
  /** The sentence below that heading. */
  thanksText: string;
  /** The words of the button that brings the form back. */
  sendAnotherLabel: string;
  /** Where somebody can write to whose browser runs no script. */
  email: string;
  words: InterfaceWords['contactForm'];
};

/**
 * The form for a meeting. Nothing is sent: the values are logged in the browser, and a thank-you
 * takes the form's place. The form comes back with what it knows of the person, and with the
 * message, date and time cleared.
 * `method="dialog"` keeps a browser without script from putting the values into an address.
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro, thanksTitle, thanksText, sendAnotherLabel, email, words} = props;
  const [sent, setSent] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const firstRender = useRef(true);

  useLayoutEffect(() => {
    if (!firstRender.current) {
      headingRef.current?.focus();
    }
    firstRender.current = false;
  }, [sent]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    console.log('Contact form:', Object.fromEntries(new FormData(form)));
    for (const name of askedEachTime) {
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
            onClick={() => setSent(false)}>
            {sendAnotherLabel}
          </button>
        </>
      )}
      {/* It stays, so that what was typed stays. */}
      <div hidden={sent}>
        <h2 ref={sent ? undefined : headingRef} tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p className={styles.notice}>{words.withoutJavaScript.replace('{email}', email)}</p>
        <form className={styles.form} method="dialog" onSubmit={submit}>
          <Field {...field('name')} required autoComplete="name" />
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
