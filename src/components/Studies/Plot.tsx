import clsx from 'clsx';
import type {ReactNode} from 'react';
import {inWords, ticks, widthOf, xOf} from './scale';
import styles from './styles.module.css';
import type {TimeSaved} from '../../content/timeSaved';

/** What the chart compares the studies with, in percent of time. */
export type Goals = {
  /** What you want to save. */
  target: {from: number; to: number};
  /** What has to be saved before the tools pay for themselves: of development, and of all hours. */
  breakEven: {ofDevelopment: number; ofHours: number};
};

/** The height of a mark below the top of its row, in CSS pixels. */
const middle = 16;

function Mark({best, low, high, filled}: TimeSaved & {filled: boolean}): ReactNode {
  return (
    <>
      {low !== undefined && high !== undefined && (
        <line className={styles.interval} x1={xOf(low)} x2={xOf(high)} y1={middle} y2={middle} />
      )}
      {best !== undefined && (
        <circle
          className={clsx(styles.dot, filled && styles.filled)}
          cx={xOf(best)}
          cy={middle}
          r="6"
        />
      )}
    </>
  );
}

/** What is behind the marks of all rows. */
function Ground({target, breakEven}: Goals): ReactNode {
  return (
    <>
      <rect
        className={styles.target}
        x={xOf(target.from)}
        width={widthOf(target.to - target.from)}
        height="100%"
      />
      <line className={styles.zero} x1={xOf(0)} x2={xOf(0)} y2="100%" />
      <line
        className={styles.breakEven}
        x1={xOf(breakEven.ofDevelopment)}
        x2={xOf(breakEven.ofDevelopment)}
        y2="100%"
      />
    </>
  );
}

/** What one study found, on the scale. */
export default function Plot({
  goals,
  saved,
  isRandomized,
  hasAxis,
}: {
  goals: Goals;
  saved: TimeSaved;
  isRandomized: boolean;
  /** Whether the numbers of the scale are below it. */
  hasAxis: boolean;
}): ReactNode {
  return (
    <svg className={styles.plot} aria-hidden="true">
      <Ground {...goals} />
      <Mark {...saved} filled={isRandomized} />
      {hasAxis &&
        ticks.map((tick) => (
          <text key={tick} x={xOf(tick)} y="100%" dy="18">
            {inWords(tick)}
          </text>
        ))}
    </svg>
  );
}
