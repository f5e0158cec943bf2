import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Counter({start}: {start: number}): ReactNode {
  const [count, setCount] = useState(start);
  const [name, setName] = useState('');
  useEffect(() => {
    document.title = `Count: ${count}`;
  }, [count]);
  return (
    <p>
      <button type="button" className={styles.counter} onClick={() => setCount(count + 1)}>
        Count: {count}
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </p>
  );
}
