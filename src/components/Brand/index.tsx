import type {ReactNode} from 'react';
import Logo from '@site/static/img/favicon.svg';
import styles from './styles.module.css';

/** The site's logo and name. */
export default function Brand({name}: {name: string}): ReactNode {
  return (
    <span className={styles.brand}>
      <Logo className={styles.mark} aria-hidden="true" />
      {name}
    </span>
  );
}
