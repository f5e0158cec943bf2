import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import {MONTHS, asText, gainByMonth, inDollars} from '../../figures/savings';
import type {Assumptions} from '../../figures/savings';
import {crossingOf, scaleOf} from './curveScale';
import styles from './styles.module.css';

type Point = readonly [month: number, gain: number];
type Scale = ReturnType<typeof scaleOf>;

const leftOf = (month: number) => `${(100 * month) / MONTHS}%`;

/** A label at the end of a line: above it, or below where the line comes from above. */
function EndLabel({
  gain,
  isBelow,
  isHalf = false,
  scale,
  children,
}: {
  gain: number;
  isBelow: boolean;
  isHalf?: boolean;
  scale: Scale;
  children: string;
}): ReactNode {
  return (
    <p
      className={clsx(styles.end, isBelow && styles.below, isHalf && styles.ofHalf)}
      style={{insetBlockStart: `${scale.y(gain)}%`}}>
      {children} <b>{inDollars(gain)}</b>
    </p>
  );
}

/** Where the curve crosses zero, with a label below all lines. */
function PaidBack({
  crossing,
  scale,
  children,
}: {
  crossing: number;
  scale: Scale;
  children: string;
}): ReactNode {
  const [zero, lowest] = [scale.y(0), scale.y(scale.lowest)];
  const left = leftOf(crossing);
  return (
    <>
      <i
        className={styles.leader}
        style={{insetBlockStart: `${zero}%`, height: `${lowest - zero}%`, insetInlineStart: left}}
      />
      <i className={styles.node} style={{insetBlockStart: `${zero}%`, insetInlineStart: left}} />
      <p
        className={clsx(styles.paidBack, crossing > MONTHS / 2 && styles.late)}
        style={{insetBlockStart: `${lowest}%`, insetInlineStart: left}}>
        {children}
      </p>
    </>
  );
}

/**
 * The gain over two years, month by month: gray while it's a loss, with the month in which the cost is
 * paid back, and dotted for half of the reused hours.
 */
export default function Curve({
  assumptions,
  paidBack,
  words,
}: {
  assumptions: Assumptions;
  /** The month in which the cost is paid back. */
  paidBack: number;
  words: UiTexts['savingsCalculator'];
}): ReactNode {
  const gains = gainByMonth(assumptions);
  const halfGains = gainByMonth({...assumptions, reuse: assumptions.reuse / 2});
  const [end, halfEnd] = [gains.at(-1) ?? 0, halfGains.at(-1) ?? 0];
  const scale = scaleOf([...gains, ...halfGains]);
  const isClose = Math.abs(scale.y(end) - scale.y(halfEnd)) < 12;
  const crossing = crossingOf(gains);
  // The crossing is a point of its own, where the two areas meet.
  const points: Point[] = [
    ...gains.entries(),
    ...(crossing === undefined ? [] : [[crossing, 0] as const]),
  ].sort(([a], [b]) => a - b);
  const path = (list: Iterable<Point>, limit = (gain: number) => gain) =>
    Array.from(list, ([month, gain]) => `${month},${scale.y(limit(gain))}`).join(' ');
  const area: Point[] = [...points, [MONTHS, 0], [0, 0]];
  return (
    <div className={styles.plot} data-figure="">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={clsx(styles.tick, tick === 0 && styles.zero)}
          style={{insetBlockStart: `${scale.y(tick)}%`}}>
          {inDollars(tick)}
        </span>
      ))}
      <svg viewBox={`0 0 ${MONTHS} 100`} preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.loss} points={path(area, (gain) => Math.min(gain, 0))} />
        <polygon className={styles.gain} points={path(area, (gain) => Math.max(gain, 0))} />
        <polyline className={styles.half} points={path(halfGains.entries())} />
        <polyline className={styles.line} points={path(points)} />
      </svg>
      {crossing !== undefined && (
        <PaidBack crossing={crossing} scale={scale}>
          {fill(words.curve.paidBack, {month: asText('paidBack', paidBack, words.paidBack)})}
        </PaidBack>
      )}
      <i
        className={styles.node}
        style={{insetBlockStart: `${scale.y(end)}%`, insetInlineStart: '100%'}}
      />
      <EndLabel gain={end} isBelow={end < 0 && !isClose} scale={scale}>
        {words.curve.end}
      </EndLabel>
      {halfEnd !== end && (
        <EndLabel gain={halfEnd} isBelow={halfEnd < 0 || isClose} isHalf scale={scale}>
          {words.curve.half}
        </EndLabel>
      )}
      {[12, 24].map((month) => (
        <span key={month} className={styles.month} style={{insetInlineStart: leftOf(month)}}>
          {fill(words.curve.months, {months: month})}
        </span>
      ))}
    </div>
  );
}
