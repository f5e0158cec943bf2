import type {ReactNode} from 'react';
import {developmentBreakEven} from '../../content/exampleValues';
import {firstYear} from '../../content/savings';
import type {Study, UiTexts} from '../../content/schema';
import {timeSaved} from '../../content/timeSaved';
import {useRecords} from '../../content/useRecords';
import Link from '../Link';
import Legend from './Legend';
import StudyRow, {StudyDetails} from './StudyRow';
import styles from './styles.module.css';

/** The studies that measured something else, in a fold. */
function OtherStudies({
  studies,
  words,
}: {
  studies: readonly Study[];
  words: UiTexts['studies'];
}): ReactNode {
  return (
    <details className={styles.others}>
      <summary>{words.others.replace('{count}', String(studies.length))}</summary>
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
  const {breakEven} = firstYear(example);
  const goals = {
    target: {from: targetFrom, to: targetTo},
    breakEven: {
      ofDevelopment: developmentBreakEven(example),
      ofHours: Math.round(breakEven),
    },
  };
  const charted = studies.flatMap((study) => {
    const saved = timeSaved(study);
    return saved ? {study, saved} : [];
  });
  const others = studies.filter((study) => !timeSaved(study));
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
          {charted.map((row, index) => (
            <StudyRow
              key={row.study.name}
              {...row}
              goals={goals}
              isLast={index === charted.length - 1}
              words={words}
            />
          ))}
        </tbody>
      </table>
      <Legend goals={goals} words={words} />
      {others.length > 0 && <OtherStudies studies={others} words={words} />}
    </div>
  );
}
