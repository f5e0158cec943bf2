import type {ReactNode} from 'react';
import Island from '../../../../Island';
import Disclosure from '../Disclosure';

export default function DisclosurePage(): ReactNode {
  return (
    <main>
      <h1>An island that waits for the visitor</h1>
      <Island name="Disclosure" when="interaction">
        <Disclosure />
      </Island>
    </main>
  );
}
