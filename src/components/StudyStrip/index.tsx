import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {fill} from '../../content/fill';
import {developmentBreakEven} from '../../figures/exampleValues';
import {timeFound} from '../../figures/studyValues';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

/** How far apart the centers of two dots in one row are, in percent of time. */
const DISTANCE = 4;

/** Dots of about the same value are on top of each other, in a column. */
export function inColumns(
  values: readonly number[],
): {value: number; column: number; row: number}[] {
  const heights = new Map<number, number>();
  return values
    .toSorted((a, b) => a - b)
    .map((value) => {
      const column = Math.round(value / DISTANCE) * DISTANCE;
      const row = heights.get(column) ?? 0;
      heights.set(column, row + 1);
      return {value, column, row};
    });
}

/** Where a percentage is on a scale that ends a little beyond the first and the last dot. */
function positionOn(values: readonly number[]): (value: number) => string {
  const from = Math.min(0, ...values) - DISTANCE;
  const to = Math.max(0, ...values) + DISTANCE;
  return (value) => `${(100 * (value - from)) / (to - from)}%`;
}

/**
 * The studies of the chart in one line, a dot for each. Those that found no more than the example’s
 * break-even are gray, and the first and the last say what they found. A sentence beside it says the same in words.
 *
 * @belongsIn FigureBand
 * @example
 * <StudyStrip />
 */
export default function StudyStrip(): ReactNode {
  const {studies, example, uiTexts} = useRecords();
  const words = uiTexts.studies;
  const breakEven = developmentBreakEven(example);
  const values = timeFound(studies);
  const xOf = positionOn([...values, breakEven]);
  const dots = inColumns(values);
  const rows = Math.max(0, ...dots.map(({row}) => row + 1));
  return (
    <div className={styles.strip} style={{'--rows': rows} as CSSProperties} aria-hidden="true">
      <div className={styles.zero} style={{insetInlineStart: xOf(0)}}>
        <span>{words.slower}</span>
        <span>{words.faster}</span>
      </div>
      <div className={styles.breakEven} style={{insetInlineStart: xOf(breakEven)}}>
        <span>{fill(words.breakEven, {percent: breakEven})}</span>
      </div>
      <span className={styles.legend}>{words.dot}</span>
      {dots.map(({value, column, row}, index) => (
        <i
          key={`${column} ${row}`}
          className={clsx(styles.dot, value <= breakEven && styles.below)}
          style={{insetInlineStart: xOf(column), '--row': row} as CSSProperties}>
          {(index === 0 || index === dots.length - 1) && (
            <span>
              {(value < 0 ? words.found.more : words.found.less).replace(
                '{percent}',
                `${Math.abs(value)}`,
              )}
            </span>
          )}
        </i>
      ))}
    </div>
  );
}
