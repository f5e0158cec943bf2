import type {ReactNode} from 'react';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import styles from './styles.module.css';

/**
 * A list of questions, each with its answer in a fold.
 *
 * @canContain Question
 * @example
 * <Questions>
 *   <Question title="Who can take part?">
 *     Anyone who writes or reviews code.
 *   </Question>
 *   <Question title="How long does it take?">
 *     Half a day.
 *   </Question>
 * </Questions>
 */
export default function Questions({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.questions}>{children}</ul>;
}

/**
 * A question in `<Questions>`, with its answer.
 *
 * @belongsIn Questions
 * @example
 * <Question title="Who can take part?">
 *   Anyone who writes or reviews code.
 * </Question>
 */
export function Question({
  id,
  title,
  open = false,
  children,
}: Anchored & {
  /**
   * The question: `Who can take part?`.
   *
   * @anchor
   */
  title: string;
  /** Shows its answer from the start. */
  open?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <li className={styles.question}>
      <details open={open}>
        <summary>
          <h3>{title}</h3>
        </summary>
        {/* A link to an anchor in a fold opens it. */}
        <div id={useAnchor(id)} className={styles.answer}>
          {children}
        </div>
      </details>
    </li>
  );
}
