import {useAttached} from '@sitekit/islands/useAttached';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import Actions from '../Actions';
import Button from '../Button';
import Card from '../Card';
import LegalLinks from '../LegalLinks';
import LoadFailure from '../LoadFailure';
import {attachContactForm} from './attachContactForm';
import type {FormState} from './attachContactForm';
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
};

/** Marks what is only shown in some states. `attachContactForm` hides and shows it. */
const onlyWhen = (...states: FormState[]) => ({
  'data-part': 'stages',
  'data-when': states.join(' '),
  hidden: !states.includes('editing'),
});

/**
 * The form for scheduling a meeting. Its labels are in `data/uiTexts.yaml`.
 *
 * @example
 * <ContactForm
 *   title="Schedule a Meeting"
 *   intro="Only your name and e-mail are required."
 *   thanksTitle="Thank You!"
 *   thanksText="We’ll reply within 24 hours."
 *   sendAnotherLabel="Send Another Message"
 * />
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {title, intro} = props;
  const {site, uiTexts} = useRecords();
  const {contactForm: words, loadFailure} = uiTexts;
  const {endpoint, email} = site.contact;
  const {after, delivery} = words;
  const button = {variant: 'outline', size: 'sm'} as const;

  return (
    <Card ref={useAttached<HTMLDivElement>(attachContactForm)} className={styles.sheet}>
      <div {...onlyWhen('sent')}>
        <h2 data-part="titles" tabIndex={-1}>
          {props.thanksTitle}
        </h2>
        <p className={styles.intro}>{props.thanksText}</p>
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
          // Without JavaScript and an endpoint, `dialog` keeps the values out of the address.
          method={endpoint ? 'post' : 'dialog'}>
          <Field name="name" required autoComplete="name" pattern=".*\S.*" title={words.nameHint} />
          <Field name="email" type="email" required autoComplete="email" />
          <Field name="phone" type="tel" autoComplete="tel" />
          <Field name="department" as="select">
            <option value="">{words.selectDepartment}</option>
            {words.departments.map((department) => (
              <option key={department}>{department}</option>
            ))}
          </Field>
          <Field name="message" as="textarea" rows={4} data-part="message" />
          <Field name="preferredDate" type="date" max="9999-12-31" data-part="date" />
          <Field name="preferredTime" type="time" data-part="time" />
          {endpoint && (
            <>
              {/* Programs that fill in every field give themselves away. */}
              <input name="_gotcha" hidden aria-hidden tabIndex={-1} autoComplete="off" />
              <p className={`${styles.consent} quiet`}>{delivery.consent}</p>
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
          {site.legal.length > 0 && (
            <p className={`${styles.consent} quiet`}>
              <LegalLinks links={site.legal} />
            </p>
          )}
          <p role="status" className="visually-hidden">
            <span {...onlyWhen('sending')}>{delivery.sending}</span>
          </p>
          {endpoint && (
            <div role="alert" className={styles.outcome}>
              <p className="message" {...onlyWhen('unreachable')}>
                {delivery.unreachable}
              </p>
              <p className="message" {...onlyWhen('refused')}>
                {delivery.refused}
              </p>
            </div>
          )}
        </form>
      </div>
      {/* What a visitor can do with a message, besides sending it. */}
      <div {...onlyWhen('sent', 'unreachable', 'refused')}>
        <Actions>
          <Button
            {...button}
            data-part="mail"
            to={`mailto:${email}?subject=${encodeURIComponent(title)}&body=`}>
            {after.email}
          </Button>
          <Button {...button} name="copy">
            {after.copy}
          </Button>
        </Actions>
        <p
          role="status"
          className={styles.copied}
          data-part="copied"
          data-copied={after.copied}
          data-failed={after.notCopied}
        />
      </div>
      <div {...onlyWhen('sent')}>
        <Button variant="secondary" className={styles.again} name="again">
          {props.sendAnotherLabel}
        </Button>
      </div>
      <LoadFailure text={loadFailure.contactForm} />
    </Card>
  );
}
