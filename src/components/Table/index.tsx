import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways on its own when the screen is too narrow. */
export default function Table({
  label,
  ...props
}: ComponentProps<'table'> & {
  /** The accessible name of the scrollable region. */
  label: string;
}): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
