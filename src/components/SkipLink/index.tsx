import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A link past the navbar, for keyboard users. It must come first in the tab order. */
export default function SkipLink({
  targetId,
  children,
}: {
  targetId: string;
  children: ReactNode;
}): ReactNode {
  return (
    <a className={`${styles.skip} dark screen-only`} href={`#${targetId}`}>
      {children}
    </a>
  );
}
