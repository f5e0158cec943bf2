import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import LegalLinks from '../LegalLinks';
import LoadFailure from '../LoadFailure';
import FormIsland from './ContactForm.island';

export type ContactFormProps = {
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

/**
 * The form for scheduling a meeting. Its labels are in `data/uiTexts.yaml`.
 *
 * @example
 * <ContactForm
 *   title="Schedule a Meeting"
 *   intro="Only your name and email are required."
 *   thanksTitle="Thank You!"
 *   thanksText="We’ll reply within 24 hours."
 *   sendAnotherLabel="Send Another Message"
 * />
 */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const {site, uiTexts} = useRecords();
  const {endpoint, email} = site.contact;
  const {delivery, ...words} = uiTexts.contactForm;
  return (
    <div>
      <FormIsland
        {...props}
        address={email}
        words={words}
        delivery={endpoint ? {endpoint, words: delivery} : undefined}>
        {site.legal.length > 0 && <LegalLinks links={site.legal} />}
      </FormIsland>
      <LoadFailure text={uiTexts.loadFailure.contactForm} />
    </div>
  );
}
