import {useEffect, useRef, useState} from 'react';
import type {ReactNode, SubmitEvent} from 'react';
import type {ContactFieldName, InterfaceWords} from '../../content/schema';
import {buttonClass} from '../Button/buttonClass';
import Card from '../Card';
import Field from './Field';
import styles from './styles.module.css';

type Values = Record<ContactFieldName, string>;

export type ContactFormProps = {
  title: string;
  /** A sentence above the fields. */
  intro?: string;
  thanksTitle: string;
  thanksText: string;
  sendAnotherLabel: string;
  /** Where somebody can write to whose browser runs no script. */
  email: string;
  words: InterfaceWords['contactForm'];
};

/**
 * The form for a meeting. Nothing is sent: the values are logged in the browser, and a thank-you
 * takes the form's place. The form comes back with what it knows of the person, and with the
 * message, date and time cleared.
 *
 * `method="dialog"` keeps a browser without script from putting the values into an address.
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro, thanksTitle, thanksText, sendAnotherLabel, email, words} = props;
  const [submitted, setSubmitted] = useState(false);
  const [person, setPerson] = useState<Partial<Values>>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  const firstRender = useRef(true);

  useEffect(() => {
    if (!firstRender.current) {
      headingRef.current?.focus();
    }
    firstRender.current = false;
  }, [submitted]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values;
    console.log('Contact form:', values);
    const {name, email: address, phone, department} = values;
    setPerson({name, email: address, phone, department});
    setSubmitted(true);
  }

  if (submitted) {
    return (
      <Card className={styles.sheet}>
        <h2 ref={headingRef} tabIndex={-1}>
          {thanksTitle}
        </h2>
        <p className={styles.intro}>{thanksText}</p>
        <button
          type="button"
          className={buttonClass({variant: 'secondary'}, styles.again)}
          onClick={() => setSubmitted(false)}>
          {sendAnotherLabel}
        </button>
      </Card>
    );
  }

  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name],
    optionalLabel: words.optional,
    defaultValue: person[name],
  });

  return (
    <Card className={styles.sheet}>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      <noscript>
        <p className={styles.notice}>{words.withoutJavaScript.replace('{email}', email)}</p>
      </noscript>
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
    </Card>
  );
}
