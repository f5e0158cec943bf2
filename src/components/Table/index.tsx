import type {ComponentProps, ReactNode, Ref} from 'react';
import styles from './styles.module.css';

/** A table that scrolls sideways on its own when the screen is too narrow. */
export default function Table({
  label,
  scroller,
  ...props
}: ComponentProps<'table'> & {
  /** The accessible name of the scrollable region. */
  label: string;
  /** Receives the scrollable region. */
  scroller?: Ref<HTMLDivElement>;
}): ReactNode {
  return (
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
