import type {ReactNode} from 'react';
import {useAttached} from '../../../../Island/useAttached';
import {attachDisclosure} from './attachDisclosure';

export default function Disclosure(): ReactNode {
  return (
    <section ref={useAttached(attachDisclosure)}>
      <button type="button">Show more</button>
      <p>More</p>
    </section>
  );
}
