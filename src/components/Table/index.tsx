import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways in a region of its own when the screen is too narrow for it. */
export default function Table({
  label,
  ...props
}: ComponentProps<'table'> & {
  /** Names the region for somebody who reaches it with the Tab key. */
  label: string;
}): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
