import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Cards in rows without a stray one: three or four abreast, according to how many there are. */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
