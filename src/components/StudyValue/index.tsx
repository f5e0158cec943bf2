import type {ReactNode} from 'react';
import {quoteStudies} from '../../figures/studyValues';
import type {StudyValueName} from '../../figures/studyValues';
import {useRecords} from '../../hooks/useRecords';

/**
 * A value that follows from `data/studies.yaml` and `data/example.yaml`: how many studies are in the
 * chart, how many of them found more than the example’s break-even, and what the worst one found.
 *
 * @example
 * <StudyValue of="aboveBreakEven" capital /> of the <StudyValue of="charted" /> studies found more;
 * if you reuse half, <StudyValue of="aboveBreakEven" reuse={50} /> did.
 */
export default function StudyValue(props: {
  /** The value: `aboveBreakEven`. */
  of: StudyValueName;
  /** Another percentage of the saved hours that is reused. */
  reuse?: number;
  /** Starts with a capital letter, for the beginning of a sentence. */
  capital?: boolean;
}): ReactNode {
  return quoteStudies(props, useRecords());
}
