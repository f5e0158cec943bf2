import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import LoadFailure from '../LoadFailure';
import CalculatorIsland from './SavingsCalculator.island';

/**
 * What the first year costs and returns, with fields for the reader's own numbers. It starts with
 * those of `data/example.yaml`. Between its tags, say how the results are computed.
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
    <div>
      <LoadFailure text={uiTexts.loadFailure.savingsCalculator} />
      <CalculatorIsland caption={caption} example={example} words={uiTexts.savingsCalculator}>
        {children}
      </CalculatorIsland>
    </div>
  );
}
