import type {ReactNode} from 'react';
import Island from '../../../../Island';
import Menu from '../Menu';

export default function MenuPage(): ReactNode {
  return (
    <main>
      <h1>An island that replays input</h1>
      <Island name="Menu">
        <Menu />
      </Island>
    </main>
  );
}
