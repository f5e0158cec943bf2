import type {ReactNode} from 'react';
import Menu from '../Menu';

export default function LostHandler(): ReactNode {
  return (
    <main>
      <a href="/below/" onClick={() => undefined}>
        A link leads where it leads.
      </a>
      <Menu onClick={() => undefined} />
    </main>
  );
}
