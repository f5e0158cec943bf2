import {useState} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Counter({label, start}: {label: string; start: number}): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
      {label}: {count}
      {count > 9 && <em className={styles.many}>That is many.</em>}
    </button>
  );
}
