import clsx from 'clsx';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {Study, UiTexts} from '../../content/schema';
import {developmentBreakEven} from '../../figures/exampleValues';
import {timeSaved} from '../../figures/timeSaved';
import type {TimeSaved} from '../../figures/timeSaved';
import {useRecords} from '../../hooks/useRecords';
import Link from '../Link';
import Plot, {PlotGround, withMinus} from './Plot';
import type {Goals} from './Plot';
import styles from './styles.module.css';

type Words = UiTexts['studies'];

/** Who took part in a study, what it measured, and what it found. */
function StudyDetails({study, words}: {study: Study; words: Words}): ReactNode {
  return (
    <dl>
      {(['participants', 'measured', 'result'] as const).map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>{study[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The row of a study in the chart: its details in a fold, its mark, and its number with the range. */
function StudyRow({
  study,
  saved,
  isLast,
  words,
}: {
  study: Study;
  saved: TimeSaved;
  isLast: boolean;
  words: Words;
}): ReactNode {
  const {best, low, high} = saved;
  const range =
    low !== undefined &&
    high !== undefined &&
    fill(words.range, {low: withMinus(low), high: withMinus(high)});
  return (
    <tr>
      {/* A <th> can't contain a fold. */}
      <td role="rowheader">
        <details>
          <summary>
            {study.name}, {study.year}
          </summary>
          <StudyDetails study={study} words={words} />
          <Link href={study.url}>{words.link}</Link>
        </details>
      </td>
      <td>
        <Plot saved={saved} isRandomized={study.randomized === true} hasAxis={isLast} />
        <span className={styles.value}>
          <b>{best === undefined ? range : withMinus(best)}</b>
          {best !== undefined && range && <small> {range}</small>}
        </span>
      </td>
    </tr>
  );
}

/** The studies that measured something else, in a fold. */
function OtherStudies({studies, words}: {studies: readonly Study[]; words: Words}): ReactNode {
  return (
    <details className={styles.others}>
      <summary>{fill(words.others, {count: studies.length})}</summary>
      <ul className={styles.list}>
        {studies.map((study) => (
          <li key={study.name}>
            <Link href={study.url}>
              {study.name}, {study.year}
            </Link>
            <StudyDetails study={study} words={words} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * A chart of the studies in `data/studies.yaml`, one row for each: how much less time the same work
 * took, with the details of a study one click away. It's also a table, for screen readers. Between its
 * tags, say how to read it.
 *
 * @example
 * <Studies caption="Studies of AI-assisted coding" targetFrom={30} targetTo={50}>
 *   More output in the same time is shown as less time for the same work.
 * </Studies>
 */
export default function Studies({
  caption,
  targetFrom,
  targetTo,
  children,
}: {
  /** What the chart shows, for screen readers: `Eight studies of AI-assisted coding`. */
  caption: string;
  /** The smallest percentage of time that you want to save, where the band in the chart starts. */
  targetFrom: number;
  /** The largest percentage of time that you want to save, where the band in the chart ends. */
  targetTo: number;
  /** How to read the chart. */
  children?: ReactNode;
}): ReactNode {
  const {studies, example, uiTexts} = useRecords();
  const words = uiTexts.studies;
  const goals: Goals = {
    target: {from: targetFrom, to: targetTo},
    breakEven: developmentBreakEven(example),
  };
  const charted = studies.flatMap((study) => {
    const saved = timeSaved(study);
    return saved ? {study, saved} : [];
  });
  const others = studies.filter((study) => !timeSaved(study));
  return (
    <div className={styles.studies}>
      <div className={styles.chart}>
        <PlotGround goals={goals} words={words} />
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.study}</th>
              <th scope="col">
                <span className={styles.unit}>{words.lessTime}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {charted.map((row, index) => (
              <StudyRow
                key={row.study.name}
                {...row}
                isLast={index === charted.length - 1}
                words={words}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.legend}>
        {(['randomized', 'observed'] as const).map((kind) => (
          <li key={kind}>
            <svg className={styles.key} viewBox="0 0 16 16" aria-hidden="true">
              <circle
                className={clsx(styles.dot, kind === 'randomized' && styles.filled)}
                cx="8"
                cy="8"
                r="6"
              />
            </svg>
            {words[kind]}
          </li>
        ))}
      </ul>
      {children && <div className="quiet">{children}</div>}
      {others.length > 0 && <OtherStudies studies={others} words={words} />}
    </div>
  );
}
