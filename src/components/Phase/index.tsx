import clsx from 'clsx';
import type {ReactNode} from 'react';
import Card from '../Card';
import {phaseHue} from './hue';
import type {PhaseType} from './hue';
import styles from './styles.module.css';

/**
 * One phase of a `<PhaseGrid>`, in the hue that it bears in the flowchart.
 *
 * @belongsIn PhaseGrid
 * @example
 * <Phase type="poc" title="POCs & Demos" duration="Typically 2–3 days">
 *   Build one working slice, and decide on the evidence.
 * </Phase>
 */
export default function Phase({
  type,
  title,
  duration,
  children,
}: {
  /** The kind of work, which gives the phase its colour. */
  type: PhaseType;
  /** The name of the phase. */
  title: string;
  /** How long it takes: "Typically 2–3 days". */
  duration?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Card as="li" className={clsx(styles.phase, phaseHue(type))}>
      <h3>{title}</h3>
      {duration && <p className={styles.duration}>{duration}</p>}
      <div className={styles.text}>{children}</div>
    </Card>
  );
}
