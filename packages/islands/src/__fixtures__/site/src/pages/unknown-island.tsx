import type {ReactNode} from 'react';
import Island from '../../../../Island';

export default function UnknownIsland(): ReactNode {
  return (
    <Island name="Countr">
      <p>Misspelt</p>
    </Island>
  );
}
