import clsx from 'clsx';
import type {ReactNode} from 'react';
import line from '../../css/line.module.css';
import styles from './styles.module.css';

/**
 * Your contact details, your hours and, as a numbered list, what happens next.
 *
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
  return <div className={clsx(line.line, line.numbered, styles.panel)}>{children}</div>;
}
