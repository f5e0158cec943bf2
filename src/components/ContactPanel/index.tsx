import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A panel for your contact details, your hours and what happens next.
 *
 * @belongsIn ContactColumns
 * @example
 * <ContactPanel>
 *
 *   ## Contact details
 *
 *   <ContactDetails />
 *
 *   ### Availability
 *
 *   Monday–Friday 9:00 AM – 5:00 PM.
 *
 * </ContactPanel>
 */
export default function ContactPanel({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}
