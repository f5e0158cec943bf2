import type {ReactNode} from 'react';
import {mark} from './mark';
import styles from './styles.module.css';

/** The site's logo and name. The favicon shows the logo too. */
export default function Brand({name}: {name: string}): ReactNode {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <rect width="28" height="28" rx="8" />
        <path className={styles.prompt} d={mark.prompt} />
        <path className={styles.line} d={mark.line} />
      </svg>
      {name}
    </span>
  );
}
