import Link from '@docusaurus/Link';
import {useEffect, useState} from 'react';
import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** A form that shows what it knows of its fields. */
export default function Order({
  item,
  sizes,
  children,
}: PropsWithChildren<{item: string; sizes: string[]}>): ReactNode {
  const [count, setCount] = useState(1);
  const [name, setName] = useState('');
  const [size, setSize] = useState(sizes[0]);
  const [isGift, setIsGift] = useState(false);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    document.title = `${count} in your cart`;
  }, [count]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Gift"
        checked={isGift}
        onChange={(event) => setIsGift(event.target.checked)}
      />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        {sizes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add one
      </button>
      <output>
        {count} of “{item}”, {size}, for {name || 'you'}
        {isGift ? ', wrapped' : ''}
        {isSent ? ', sent' : ''}
      </output>
      {children}
      <Link href="https://example.com">Terms</Link>
    </form>
  );
}
