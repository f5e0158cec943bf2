import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One step of a `<StepLine>`. */
export default function Step({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <li>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
