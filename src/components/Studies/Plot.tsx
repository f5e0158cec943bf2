import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import type {TimeSaved} from '../../figures/timeSaved';
import styles from './styles.module.css';

/** The ends of the scale, in percent of time, and the distance of its ticks. */
const scale = {from: -40, to: 90, step: 20};

const length = scale.to - scale.from;

/** The percentages at the ticks of the scale. */
const ticks = Array.from(
  {length: Math.floor(length / scale.step) + 1},
  (_, index) => scale.from + index * scale.step,
);

/** How wide a part of the scale is. */
const widthOf = (percent: number) => `${(100 * percent) / length}%`;

/** Where a percentage is on the scale. What is beyond an end is at that end. */
const xOf = (percent: number) =>
  widthOf(Math.min(Math.max(percent, scale.from), scale.to) - scale.from);

/** Percentages with a typographic minus sign. */
export const withMinus = (percent: number) => String(percent).replace('-', '−');

/** The height of a mark below the top of its row, in CSS pixels. */
const middle = 16;

/** What the chart compares the studies with, in percent of development time. */
export type Goals = {
  /** What you want to save. */
  target: {from: number; to: number};
  /** What has to be saved before the tools pay for themselves. */
  breakEven: number;
};

/** What is behind the marks of all rows, with words at its top. */
export function PlotGround({
  goals: {target, breakEven},
  words,
}: {
  goals: Goals;
  words: UiTexts['studies'];
}): ReactNode {
  return (
    <div className={styles.ground}>
      <span
        className={styles.target}
        style={{insetInlineStart: xOf(target.from), width: widthOf(target.to - target.from)}}>
        {words.target}
      </span>
      <span className={styles.zero} style={{insetInlineStart: xOf(0)}}>
        <span>{words.slower}</span>
        <span>{words.faster}</span>
      </span>
      <span className={styles.breakEven} style={{insetInlineStart: xOf(breakEven)}}>
        {fill(words.breakEven, {percent: breakEven})}
      </span>
    </div>
  );
}

/** What one study found, on the scale. */
export default function Plot({
  saved: {best, low, high},
  isRandomized,
  hasAxis,
}: {
  saved: TimeSaved;
  isRandomized: boolean;
  /** Whether the numbers of the scale are below it. */
  hasAxis: boolean;
}): ReactNode {
  return (
    <svg className={styles.plot} aria-hidden="true">
      {low !== undefined && high !== undefined && (
        <line className={styles.interval} x1={xOf(low)} x2={xOf(high)} y1={middle} y2={middle} />
      )}
      {best !== undefined && (
        <circle
          className={clsx(styles.dot, isRandomized && styles.filled)}
          cx={xOf(best)}
          cy={middle}
          r="6"
        />
      )}
      {hasAxis &&
        ticks.map((tick) => (
          <text key={tick} x={xOf(tick)} y="100%" dy="18">
            {withMinus(tick)}
          </text>
        ))}
    </svg>
  );
}
