import type {ReactNode} from 'react';
import {firstYear, hoursOfUse} from '../../content/savings';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

/**
 * Bars that compare hours saved in the first year of `data/example.yaml` with all hours in which the
 * tools are used.
 *
 * @canContain HoursBar
 * @example
 * <HoursBars>
 *   <HoursBar of="breakEven">This many pay for tools and training.</HoursBar>
 *   <HoursBar of="share">Our example saves this many.</HoursBar>
 * </HoursBars>
 */
export default function HoursBars({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.bars}>{children}</ul>;
}

/**
 * A bar in `<HoursBars>`, with its hours and what they are.
 *
 * @belongsIn HoursBars
 * @example
 * <HoursBar of="share">Our example saves this many.</HoursBar>
 */
export function HoursBar({
  of,
  children,
}: {
  /** Which hours: those that have to be saved to break even, the example’s, or the target’s. */
  of: 'breakEven' | 'share' | 'target';
  children: ReactNode;
}): ReactNode {
  const {example, uiTexts} = useRecords();
  const percent = of === 'breakEven' ? firstYear(example).breakEven : example[of];
  const hours = Math.round((hoursOfUse(example) * percent) / 100);
  return (
    <li>
      <b>{uiTexts.hoursBars.hours.replace('{hours}', hours.toLocaleString('en-US'))}</b>
      <span className={styles.bar} aria-hidden="true">
        <span style={{width: `${percent}%`}} />
      </span>
      <span className={styles.label}>{children}</span>
    </li>
  );
}
