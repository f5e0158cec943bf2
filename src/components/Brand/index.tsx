import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The site's logo (a prompt with a line leaving it) and name. */
export default function Brand({name}: {name: string}): ReactNode {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <rect width="28" height="28" rx="8" />
        <path className={styles.prompt} d="M6.5 9.5 11 14l-4.5 4.5" />
        <path className={styles.line} d="M13 18.5c4.2 0 2.6-9 8.5-9" />
      </svg>
      {name}
    </span>
  );
}
