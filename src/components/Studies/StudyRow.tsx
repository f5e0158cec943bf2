import type {ReactNode} from 'react';
import type {Study, UiTexts} from '../../content/schema';
import Link from '../Link';
import Plot from './Plot';
import type {Goals} from './Plot';
import {inWords} from './scale';
import styles from './styles.module.css';
import type {TimeSaved} from '../../content/timeSaved';

type Words = UiTexts['studies'];

/** Who took part in a study, what it measured, and what it found. */
export function StudyDetails({study, words}: {study: Study; words: Words}): ReactNode {
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

/** What a study found, as a number, and the range that it may be in. */
function Value({saved: {best, low, high}, words}: {saved: TimeSaved; words: Words}): ReactNode {
  const range =
    low !== undefined &&
    high !== undefined &&
    words.range.replace('{low}', inWords(low)).replace('{high}', inWords(high));
  return (
    <span className={styles.value}>
      <b>{best === undefined ? range : inWords(best)}</b>
      {best !== undefined && range && <small> {range}</small>}
    </span>
  );
}

/** The row of a study in the chart, with its details in a fold. */
export default function StudyRow({
  study,
  saved,
  goals,
  isLast,
  words,
}: {
  study: Study;
  saved: TimeSaved;
  goals: Goals;
  isLast: boolean;
  words: Words;
}): ReactNode {
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
        <Plot
          goals={goals}
          saved={saved}
          isRandomized={study.randomized === true}
          hasAxis={isLast}
        />
        <Value saved={saved} words={words} />
      </td>
    </tr>
  );
}
