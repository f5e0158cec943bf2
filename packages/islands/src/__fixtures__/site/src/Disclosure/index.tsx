import type {ReactNode} from 'react';
import {useAttached} from '../../../../Island/useAttached';
import {attachDisclosure} from './attachDisclosure';
import styles from './styles.module.css';

export default function Disclosure(): ReactNode {
  return (
    <section ref={useAttached(attachDisclosure)} className={styles.disclosure}>
      <button type="button">Show more</button>
      <p>More</p>
    </section>
  );
}
