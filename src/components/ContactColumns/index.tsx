import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Two columns: the contact panel on the left and the contact form on the right.
 *
 * @canContain ContactPanel ContactForm
 * @example
 * <ContactColumns>
 *
 *   <ContactPanel>
 *
 *     ## Contact details
 *
 *     <ContactDetails />
 *
 *   </ContactPanel>
 *
 *   <ContactForm
 *     title="Schedule a Meeting"
 *     thanksTitle="Thank You!"
 *     thanksText="We’ll reply within 24 hours."
 *     sendAnotherLabel="Send Another Message"
 *   />
 *
 * </ContactColumns>
 */
export default function ContactColumns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
