import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The panel with our details, and the form beside it.
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
 *     thanksText="We will answer within 24 hours."
 *     sendAnotherLabel="Send Another Message"
 *   />
 *
 * </ContactColumns>
 */
export default function ContactColumns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
