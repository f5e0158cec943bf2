import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import {useRecords} from '../../hooks/useRecords';
import {useToolNamed} from '../../tools/useToolNamed';
import ButtonLink from '../Button/ButtonLink';
import LoadFailure from '../LoadFailure';
import styles from './styles.module.css';
import ComparisonIsland from './ToolComparison.island';

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * A table of the tools in `data/comparison.yaml`, one per row, of which visitors can see up to four side by
 * side. Its rows lead to the cards of `<ToolCatalogue>`, and the cards to the rows, so both belong on one page.
 * Between its tags, say how to read it.
 *
 * @example
 * <ToolComparison caption="Twelve AI coding tools compared">
 *   - **Cost** is per user and month, in US dollars.
 *   - **Export**: you can take the code with you.
 * </ToolComparison>
 */
export default function ToolComparison({
  caption,
  children,
}: {
  /** What the table compares, for screen readers: `Twelve AI coding tools compared`. */
  caption: string;
  /** How to read the table, in a fold below it. */
  children?: ReactNode;
}): ReactNode {
  const {comparison, uiTexts} = useRecords();
  const words = uiTexts.toolComparison;
  const toolNamed = useToolNamed();
  const rows = comparison.map((row) => {
    const {id, card, logo} = toolNamed(row.name);
    return {...row, id, hasCard: card !== undefined, ...logo};
  });
  const [oldest] = comparison.map(({checked}) => checked).toSorted();
  return (
    <div className={styles.root}>
      <LoadFailure text={uiTexts.loadFailure.toolComparison} />
      <p className={`${styles.hint} quiet`}>{words.hint}</p>
      <ComparisonIsland caption={caption} rows={rows} words={words} />
      <p className={`${styles.meeting} screen-only`}>
        <ButtonLink to="/contact">{words.meeting}</ButtonLink>
      </p>
      {oldest && (
        <p className={`${styles.checked} quiet`}>
          {fill(words.checked, {date: longDate.format(new Date(oldest))})}
        </p>
      )}
      {children && (
        <details className={styles.guide}>
          <summary>{words.guide}</summary>
          {children}
        </details>
      )}
    </div>
  );
}
