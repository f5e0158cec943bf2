import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Menu({onClick}: {onClick?: () => void}): ReactNode {
  return (
    <nav className={styles.menu}>
      <button type="button" onClick={onClick}>
        Menu
      </button>
    </nav>
  );
}
