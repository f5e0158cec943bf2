import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import LegalLinks from '../LegalLinks';
import LoadFailure from '../LoadFailure';
import FormIsland from './ContactForm.island';
import type {FormTexts} from './ContactForm.island';
import styles from './styles.module.css';

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
export default function ContactForm(
  props: FormTexts & {
    /** What visitors see below the thanks: what happens next. */
    children?: ReactNode;
  },
): ReactNode {
  const {site, uiTexts} = useRecords();
  const {endpoint, email} = site.contact;
  return (
    <div className={styles.form} data-figure="">
      <FormIsland {...props} address={email} endpoint={endpoint} words={uiTexts.contactForm} />
      {site.legal.length > 0 && (
        <p className={`${styles.legal} quiet`}>
          <LegalLinks />
        </p>
      )}
      <LoadFailure text={uiTexts.loadFailure.contactForm} />
    </div>
  );
}
