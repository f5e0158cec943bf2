import type {ReactNode} from 'react';
import type {ContactFieldName, InterfaceWords} from '../../content/schema';
import Button from '../Button';
import Card from '../Card';
import {useAttached} from '@sitekit/islands/useAttached';
import {attachContactForm} from './attachContactForm';
import Field from './Field';
import styles from './styles.module.css';

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
 * `attachContactForm` does this. `method="dialog"` keeps the values out of the URL when JavaScript is
 * off.
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro, thanksTitle, thanksText, sendAnotherLabel, email, words} = props;
  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name],
    optionalLabel: words.optional,
  });

  return (
    <Card ref={useAttached<HTMLDivElement>(attachContactForm)} className={styles.sheet}>
      <div hidden>
        <h2 tabIndex={-1}>{thanksTitle}</h2>
        <p className={styles.intro}>{thanksText}</p>
        <Button variant="secondary" className={styles.again}>
          {sendAnotherLabel}
        </Button>
      </div>
      <div>
        <h2 tabIndex={-1}>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p className={styles.notice}>{words.withoutJavaScript.replace('{email}', email)}</p>
        <form className={styles.form} method="dialog">
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
          <Button type="submit" size="lg" className={styles.submit}>
            {words.submit}
          </Button>
        </form>
      </div>
    </Card>
  );
}
