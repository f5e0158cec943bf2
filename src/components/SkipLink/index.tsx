import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import styles from './styles.module.css';

/** A link past the navbar, for keyboard users. It must come first in the tab order. */
export default function SkipLink({to}: {to: string}): ReactNode {
  return (
    <a className={`${styles.skip} dark screen-only`} href={`#${to}`}>
      {useRecords().interface.skipLink}
    </a>
  );
}
