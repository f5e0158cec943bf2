import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import {firstYear, hoursOfUse} from '../../figures/savings';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

const inHours = (amount: number) => Math.round(amount).toLocaleString('en-US');

/**
 * Bars that compare hours saved in the first year of `data/example.yaml` with all hours in which the
 * tools are used, and what a full bar is.
 *
 * @canContain HoursBar
 * @example
 * <HoursBars>
 *   <HoursBar of="breakEven">This many pay for tools and training.</HoursBar>
 *   <HoursBar of="share">Our example saves this many.</HoursBar>
 * </HoursBars>
 */
export default function HoursBars({children}: {children: ReactNode}): ReactNode {
  const {example, uiTexts} = useRecords();
  const hours = inHours(hoursOfUse(example));
  return (
    <div className={styles.bars}>
      <ul className={styles.list}>{children}</ul>
      <p className="quiet">{fill(uiTexts.hoursBars.whole, {hours})}</p>
    </div>
  );
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
  /** Which hours: to break even (`breakEven`), of the example (`share`), or of the target (`target`). */
  of: 'breakEven' | 'share' | 'target';
  children: ReactNode;
}): ReactNode {
  const {example, uiTexts} = useRecords();
  const percent = of === 'breakEven' ? firstYear(example).breakEven : example[of];
  const hours = inHours((hoursOfUse(example) * percent) / 100);
  return (
    <li>
      <b>{fill(uiTexts.hoursBars.hours, {hours})}</b>
      <span className={styles.bar} aria-hidden="true">
        <span style={{width: `${percent}%`}} />
      </span>
      <span className={styles.label}>{children}</span>
    </li>
  );
}
