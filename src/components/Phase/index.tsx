import clsx from 'clsx';
import type {ReactNode} from 'react';
import Card from '../Card';
import {phaseHue} from './hue';
import type {PhaseType} from './hue';
import styles from './styles.module.css';

/** One phase of a `<PhaseGrid>`, in the hue that it bears in the flowchart. */
export default function Phase({
  type,
  title,
  duration,
  children,
}: {
  type: PhaseType;
  title: string;
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
