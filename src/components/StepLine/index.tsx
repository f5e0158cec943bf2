import clsx from 'clsx';
import type {ReactNode} from 'react';
import line from '../../css/line.module.css';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import styles from './styles.module.css';

/**
 * A line of steps, or of stages with their periods. Where there is room, they are side by side.
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
  vertical = false,
  children,
}: {
  /** Adds a line from the last step back to the first. */
  loop?: boolean;
  /** Keeps the steps one below the other, with the code or the quotation of each on the right of its text. */
  vertical?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <ol
      className={clsx(
        line.line,
        styles.steps,
        loop ? styles.loop : styles.open,
        vertical ? styles.column : [line.row, styles.row],
      )}>
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
