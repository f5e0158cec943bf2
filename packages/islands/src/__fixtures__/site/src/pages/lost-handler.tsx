import type {ReactNode} from 'react';
import Counter from '../Counter';

export default function LostHandler(): ReactNode {
  return (
    <main>
      <a href="/below/" onClick={() => undefined}>
        A link leads where it leads.
      </a>
      <Counter label="Add one" start={0} />
    </main>
  );
}
