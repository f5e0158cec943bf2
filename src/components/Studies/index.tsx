import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Study} from '../../content/schema';
import {useRecords} from '../../content/useRecords';
import Link from '../Link';
import {firstYear} from '../SavingsCalculator/savings';
import styles from './styles.module.css';
import {timeSaved} from './timeSaved';
import type {TimeSaved} from './timeSaved';

/** The ends of the scale, in percent of time, and the distance of its ticks. */
const scale = {from: -40, to: 90, step: 20};

/** Where a percentage is on the scale. What is beyond an end is at that end. */
const x = (percent: number) =>
  `${(100 * (Math.min(Math.max(percent, scale.from), scale.to) - scale.from)) / (scale.to - scale.from)}%`;

/** Percentages with a typographic minus sign. */
const inWords = (percent: number) => String(percent).replace('-', '−');

/** The height of a mark below the top of its row, in CSS pixels. */
const middle = 16;

function Mark({best, low, high, filled}: TimeSaved & {filled: boolean}): ReactNode {
  return (
    <>
      {low !== undefined && high !== undefined && (
        <line className={styles.interval} x1={x(low)} x2={x(high)} y1={middle} y2={middle} />
      )}
      {best !== undefined && (
        <circle
          className={clsx(styles.dot, filled && styles.filled)}
          cx={x(best)}
          cy={middle}
          r="6"
        />
      )}
    </>
  );
}

/** The example of a mark in the legend. */
function Key({children}: {children: ReactNode}): ReactNode {
  return (
    <svg className={styles.key} viewBox="0 0 28 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * A chart of the studies in `data/studies.yaml`, one row for each: how much less time the same work
 * took, with the details of a study one click away. It's also a table, for screen readers.
 *
 * @example
 * <Studies caption="Studies of AI-assisted coding" targetFrom={30} targetTo={50} />
 */
export default function Studies({
  caption,
  targetFrom,
  targetTo,
}: {
  /** What the chart shows, for screen readers: `Eight studies of AI-assisted coding`. */
  caption: string;
  /** The smallest percentage of time that you want to save, where the band in the chart starts. */
  targetFrom: number;
  /** The largest percentage of time that you want to save, where the band in the chart ends. */
  targetTo: number;
}): ReactNode {
  const {studies, example, uiTexts} = useRecords();
  const words = uiTexts.studies;
  const breakEven = Math.round((100 * firstYear(example).breakEven) / example.development);
  const charted = studies.flatMap((study) => {
    const saved = timeSaved(study);
    return saved ? {study, saved} : [];
  });
  const others = studies.filter((study) => !timeSaved(study));
  const ticks = Array.from(
    {length: Math.floor((scale.to - scale.from) / scale.step) + 1},
    (_, index) => scale.from + index * scale.step,
  );
  const axis = ticks.map((tick) => (
    <text key={tick} x={x(tick)} y="100%" dy="18">
      {inWords(tick)}
    </text>
  ));
  const interval = (low: number, high: number) =>
    words.range.replace('{low}', inWords(low)).replace('{high}', inWords(high));
  const ground = (
    <>
      <rect
        className={styles.target}
        x={x(targetFrom)}
        width={`${(100 * (targetTo - targetFrom)) / (scale.to - scale.from)}%`}
        height="100%"
      />
      <line className={styles.zero} x1={x(0)} x2={x(0)} y2="100%" />
      <line className={styles.breakEven} x1={x(breakEven)} x2={x(breakEven)} y2="100%" />
    </>
  );
  const details = (study: Study) => (
    <dl>
      {(['participants', 'measured', 'result'] as const).map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>{study[part]}</dd>
        </div>
      ))}
    </dl>
  );
  const row = (study: Study, saved: TimeSaved, isLast: boolean) => {
    const range =
      saved.low !== undefined && saved.high !== undefined && interval(saved.low, saved.high);
    return (
      <tr key={study.name}>
        {/* A <th> can't contain a fold. */}
        <td role="rowheader">
          <details>
            <summary>
              {study.name}, {study.year}
            </summary>
            {details(study)}
            <Link href={study.url}>{words.link}</Link>
          </details>
        </td>
        <td>
          <svg className={styles.plot} aria-hidden="true">
            {ground}
            <Mark {...saved} filled={study.randomized === true} />
            {isLast && axis}
          </svg>
          <span className={styles.value}>
            <b>{saved.best === undefined ? range : inWords(saved.best)}</b>
            {saved.best !== undefined && range && <small> {range}</small>}
          </span>
        </td>
      </tr>
    );
  };
  return (
    <div className={styles.studies}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.study}</th>
            <th scope="col">{words.lessTime}</th>
          </tr>
        </thead>
        <tbody>
          {charted.map(({study, saved}, index) => row(study, saved, index === charted.length - 1))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li>
          <Key>
            <circle className={clsx(styles.dot, styles.filled)} cx="14" cy="10" r="6" />
          </Key>
          {words.randomized}
        </li>
        <li>
          <Key>
            <circle className={styles.dot} cx="14" cy="10" r="6" />
          </Key>
          {words.observed}
        </li>
        <li>
          <Key>
            <line className={styles.interval} x1="2" x2="26" y1="10" y2="10" />
          </Key>
          {words.interval}
        </li>
        <li>
          <Key>
            <line className={styles.breakEven} x1="14" x2="14" y2="20" />
          </Key>
          {words.breakEven.replace('{percent}', String(breakEven))}
        </li>
        <li>
          <Key>
            <rect className={styles.target} width="28" height="20" />
          </Key>
          {words.target.replace('{low}', String(targetFrom)).replace('{high}', String(targetTo))}
        </li>
      </ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{words.others.replace('{count}', String(others.length))}</summary>
          <ul>
            {others.map((study) => (
              <li key={study.name}>
                <Link href={study.url}>
                  {study.name}, {study.year}
                </Link>
                {details(study)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
