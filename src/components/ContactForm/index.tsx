import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import type {ContactFieldName, InterfaceWords, Site} from '../../content/schema';
import Card from '../Card';
import Button from '../Button';
import {attachContactForm} from './attachContactForm';
import type {FormState} from './attachContactForm';
import Field from './Field';
import {officeData, zoneName} from './officeHours';
import RequestActions from './RequestActions';
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
  contact: Site['contact'];
  /** The name of the meeting in the visitor's calendar. */
  meeting: string;
  words: InterfaceWords['contactForm'];
};

/** Marks what is only shown in some states. `attachContactForm` hides and shows it. */
const onlyWhen = (...states: FormState[]) => ({
  'data-part': 'stages',
  'data-when': states.join(' '),
  hidden: !states.includes('editing'),
});

/**
 * The form for scheduling a meeting. Without an endpoint, submitting it sends nothing: it logs the
 * values to the browser console. With one, the values are posted. Then it shows a thank-you message.
 * The form that follows keeps the visitor's details and clears the message, date and time.
 *
 * `attachContactForm` does this. Without JavaScript, the browser posts the values; without an endpoint,
 * `method="dialog"` keeps them out of the URL.
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro, contact, meeting, words} = props;
  const {endpoint, email} = contact;
  const {delivery, hints} = words;
  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name],
    optionalLabel: words.optional,
  });
  const actions = {email, subject: title, words: words.after};

  return (
    <Card ref={useAttached<HTMLDivElement>(attachContactForm)} className={styles.sheet}>
      <div {...onlyWhen('sent')}>
        <h2 data-part="titles" tabIndex={-1}>
          {props.thanksTitle}
        </h2>
        <p className={styles.intro}>{props.thanksText}</p>
        <RequestActions {...actions} meeting={meeting} />
        <Button variant="secondary" className={styles.again} name="again">
          {props.sendAnotherLabel}
        </Button>
      </div>
      <div {...onlyWhen('editing', 'sending', 'unreachable', 'refused')}>
        <h2 data-part="titles" tabIndex={-1}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {!endpoint && (
          <p className={`${styles.notice} message`}>
            {words.withoutJavaScript.replace('{email}', email)}
          </p>
        )}
        <form
          className={styles.form}
          data-part="form"
          action={endpoint}
          method={endpoint ? 'post' : 'dialog'}
          {...officeData(contact)}>
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
          <Field {...field('message')} as="textarea" rows={4} data-part="message" />
          <Field
            {...field('preferredDate')}
            type="date"
            max="9999-12-31"
            data-part="date"
            hints={{pastDate: hints.pastDate, closedDay: hints.closedDay}}
          />
          <Field
            {...field('preferredTime')}
            type="time"
            data-part="time"
            note={words.timeZone.replace('{zone}', zoneName(contact.timeZone))}
            hints={{closedTime: hints.closedTime}}
          />
          {endpoint && (
            <>
              {/* Programs that fill in every field give themselves away. */}
              <input name="_gotcha" hidden aria-hidden tabIndex={-1} autoComplete="off" />
              <p className={styles.consent}>{delivery.consent}</p>
            </>
          )}
          <Button type="submit" size="lg" className={`${styles.submit} screen-only`}>
            <span {...onlyWhen('editing')}>{words.submit}</span>
            {endpoint && (
              <>
                <span {...onlyWhen('sending')}>{delivery.sending}</span>
                <span {...onlyWhen('unreachable', 'refused')}>{delivery.retry}</span>
              </>
            )}
          </Button>
          {endpoint && (
            <div className={styles.outcome}>
              <p role="status" className="visually-hidden">
                <span {...onlyWhen('sending')}>{delivery.sending}</span>
              </p>
              <div role="alert">
                <p className="message" {...onlyWhen('unreachable')}>
                  {delivery.unreachable}
                </p>
                <p className="message" {...onlyWhen('refused')}>
                  {delivery.refused}
                </p>
              </div>
              <div {...onlyWhen('unreachable', 'refused')}>
                <RequestActions {...actions} />
              </div>
            </div>
          )}
        </form>
      </div>
    </Card>
  );
}
