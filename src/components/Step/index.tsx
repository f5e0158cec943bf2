import type {ReactNode} from 'react';
import {useAnchor} from '../Heading/useAnchor';
import type {Anchored} from '../Heading/useAnchor';

/**
 * A step on a `<StepLine>`.
 *
 * @belongsIn StepLine
 * @example
 * <Step title="Describe">
 *   You write the goal in plain language.
 * </Step>
 */
export default function Step({
  id,
  title,
  period,
  children,
}: Anchored & {
  /**
   * What happens in this step, in a few words: `Describe`.
   *
   * @anchor
   */
  title: string;
  /**
   * When the step takes place: `Months 3–4`.
   */
  period?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)}>
      {period && <p>{period}</p>}
      <h3>{title}</h3>
      <div>{children}</div>
    </li>
  );
}
