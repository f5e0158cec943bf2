import {Children, isValidElement} from 'react';
import type {ReactNode} from 'react';
import type {ExampleValueName} from '../../figures/exampleValues';
import type {StudyValueName} from '../../figures/studyValues';
import {childrenOf} from '../childrenOf';
import ExampleValue from '../ExampleValue';
import StudyStrip from '../StudyStrip';
import StudyValue from '../StudyValue';
import styles from './styles.module.css';

/**
 * A dark band for key figures: a `## heading`, an introduction and a few `<Figure>` tags next to them. A
 * `<StudyStrip />` can be among them.
 *
 * @example
 * <FigureBand>
 *
 *   ## What to expect in the first year
 *
 *   <StudyStrip />
 *   <Figure value="30–50%">development time reduction</Figure>
 *   <Figure value="25–40%">cost savings</Figure>
 *
 * </FigureBand>
 */
export default function FigureBand({children}: {children: ReactNode}): ReactNode {
  const figures = childrenOf(Figure, children);
  const strips = childrenOf(StudyStrip, children);
  const texts = Children.toArray(children).filter(
    (part) => !isValidElement(part) || (part.type !== Figure && part.type !== StudyStrip),
  );
  return (
    <section className={`${styles.band} dark`} data-band="ink">
      <div className={styles.text}>{texts}</div>
      <div className={styles.data}>
        {strips}
        <div className={styles.figures}>{figures}</div>
      </div>
    </section>
  );
}

/**
 * A key figure and what it measures. It's typed, as `value`, or follows from `data/example.yaml`, as
 * `example`, or from the studies in the chart, as `study`.
 *
 * @belongsIn FigureBand
 * @example
 * <Figure value="30–50%">development time reduction</Figure>
 */
export function Figure({
  value,
  example,
  study,
  children,
}: {
  /** The figure, shown in large type: `30–50%`. */
  value?: string;
  /** The value of our example that is the figure: `secondYear`. */
  example?: ExampleValueName;
  /** The value of the studies that is the figure: `ratio`. */
  study?: StudyValueName;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.figure}>
      <span className={styles.value}>
        {example && <ExampleValue of={example} />}
        {study && <StudyValue of={study} />}
        {value}
      </span>{' '}
      <span className={styles.label}>{children}</span>
    </div>
  );
}
