import clsx from 'clsx';
import type {ReactNode} from 'react';
import Card from '../Card';
import {useAnchor} from '../Heading/useAnchor';
import type {Anchored} from '../Heading/useAnchor';
import {phaseColorClass} from './phaseColor';
import type {PhaseType} from './phaseColor';
import styles from './styles.module.css';

/**
 * A phase in a `<PhaseGrid>`, in the color of its column in the flowchart.
 *
 * @belongsIn PhaseGrid
 * @example
 * <Phase type="poc" title="POCs & Demos" duration="Typically 2–3 days">
 *   Build one working part, then decide based on evidence.
 * </Phase>
 */
export default function Phase({
  id,
  type,
  title,
  duration,
  children,
}: Anchored & {
  /** The kind of work, which sets the color: `poc`. */
  type: PhaseType;
  /**
   * The name of the phase: `POCs & Demos`.
   *
   * @unique
   * @anchor
   */
  title: string;
  /** How long the phase takes: `Typically 2–3 days`. */
  duration?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card as="li" id={useAnchor(id)} className={clsx(styles.phase, phaseColorClass(type))}>
      <h3>{title}</h3>
      {duration && <p className={styles.duration}>{duration}</p>}
      <div className={styles.text}>{children}</div>
    </Card>
  );
}
