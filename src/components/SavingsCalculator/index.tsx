import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import LoadFailure from '../LoadFailure';
import CalculatorIsland from './SavingsCalculator.island';
import styles from './styles.module.css';

/**
 * What the tools cost and return, as a curve over two years, with sliders and fields for the reader's
 * own numbers. It starts with those of `data/example.yaml`. Between its tags, say how the results are
 * computed. In a `<Hero>`, it’s below the text, with the results and the curve on the right.
 *
 * @example
 * <SavingsCalculator caption="The first year">
 *   The return is the value of the hours reused, divided by the cost.
 * </SavingsCalculator>
 */
export default function SavingsCalculator({
  caption,
  children,
}: {
  /** What the numbers show, for screen readers: `Our example: the first year with 20 engineers`. */
  caption: string;
  /** How the results are computed, in words. */
  children: ReactNode;
}): ReactNode {
  const {example, uiTexts} = useRecords();
  return (
    <div className={styles.contents}>
      <LoadFailure text={uiTexts.loadFailure.savingsCalculator} />
      <CalculatorIsland
        caption={caption}
        example={example}
        target={example.target}
        words={uiTexts.savingsCalculator}>
        {children}
      </CalculatorIsland>
    </div>
  );
}
