import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A box around a bullet list of things to do, each with a tick. */
export default function Checklist({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
