import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first thing that the Tab key reaches: a way past the bar. */
export default function SkipLink({
  targetId,
  children,
}: {
  targetId: string;
  children: ReactNode;
}): ReactNode {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
