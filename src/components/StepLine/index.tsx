import clsx from 'clsx';
import type {ReactNode} from 'react';
import line from '../../css/line.module.css';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import type {PhaseType} from '../ProcessFlowchart';
import styles from './styles.module.css';

/**
 * A line of steps, or of stages with their periods.
 *
 * @canContain Step
 * @example
 * <StepLine loop>
 *   <Step title="Describe">
 *     You write the goal in plain language.
 *   </Step>
 *   <Step title="Draft">
 *     The tool proposes a first version.
 *   </Step>
 *   <Step title="Decide">
 *     You test the draft and accept or reject it.
 *   </Step>
 * </StepLine>
 */
export default function StepLine({
  loop = false,
  children,
}: {
  /** Adds a line from the last step back to the first. */
  loop?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <ol className={clsx(line.line, line.row, styles.steps, loop ? styles.loop : styles.open)}>
      {children}
    </ol>
  );
}

/**
 * A step on a `<StepLine>`.
 *
 * @belongsIn StepLine
 * @example
 * <Step title="Describe">
 *   You write the goal in plain language.
 * </Step>
 */
export function Step({
  id,
  title,
  period,
  lights,
  choice,
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
  /**
   * The phase of a `<ProcessFlowchart>` on the same page that a visitor can light here: `poc`, or `all`.
   *
   * @goesWith choice
   */
  lights?: PhaseType | 'all';
  /**
   * What the visitor chooses to light it: `Steps 1–5`.
   *
   * @goesWith lights
   */
  choice?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)}>
      {period && <p>{period}</p>}
      <h3>{title}</h3>
      <div>{children}</div>
      {lights && (
        <label className={`${styles.choice} screen-only`}>
          <input type="radio" name="stage" value={lights} defaultChecked={lights === 'all'} />
          {choice}
        </label>
      )}
    </li>
  );
}
