import type {ReactNode} from 'react';
import type {IconDrawing} from '../../content/icons';
import {useAnchor} from '../Heading';
import type {Anchored} from '../Heading';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * A list of questions with their answers beside them. What few people need belongs in a fold.
 *
 * @canContain Question
 * @example
 * <Questions>
 *   <Question icon="users" title="Who can take part?">
 *     Anyone who writes or reviews code.
 *   </Question>
 *   <Question icon="clock" title="How long does it take?">
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
 * <Question icon="users" title="Who can take part?">
 *   Anyone who writes or reviews code.
 * </Question>
 */
export function Question({
  id,
  icon,
  title,
  children,
}: Anchored & {
  /** The icon next to the question: `users`. */
  icon: IconDrawing;
  /**
   * The question: `Who can take part?`.
   *
   * @anchor
   */
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li id={useAnchor(id)} className={styles.question}>
      <Icon drawing={icon} />
      <h3>{title}</h3>
      <div className={styles.answer}>{children}</div>
    </li>
  );
}
