import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {PilotValueName} from '../../content/schema';
import {exampleValues} from '../../figures/exampleValues';
import {useRecords} from '../../hooks/useRecords';
import styles from './styles.module.css';

/**
 * The sample of a pilot plan, a sheet with the words of `data/pilot.yaml` and the numbers of the
 * example. In a `<Banner>` or a `<Section layout="split">`, put it last.
 *
 * @example
 * <PilotPlan />
 */
export default function PilotPlan(): ReactNode {
  const {pilot, example, uiTexts} = useRecords();
  const values: Record<PilotValueName, string> & Record<string, string> = exampleValues(
    example,
    uiTexts.savingsCalculator.paidBack,
  );
  return (
    <figure className={styles.sheet} data-sheet="">
      <figcaption className={styles.head}>
        <span className={styles.title}>{pilot.title}</span>{' '}
        <span className={styles.label}>{pilot.label}</span>
      </figcaption>
      <dl className={styles.terms}>
        {pilot.terms.map(({name, text}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fill(text, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.name}>{pilot.limitsTitle}</p>
      <ol className={styles.limits}>
        {pilot.limits.map((limit) => (
          <li key={limit}>{fill(limit, values)}</li>
        ))}
      </ol>
      <dl className={styles.duties}>
        {pilot.duties.map(({name, text}) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{fill(text, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.decision}>{fill(pilot.decision, values)}</p>
      <p className={styles.signature}>{pilot.signature}</p>
    </figure>
  );
}
