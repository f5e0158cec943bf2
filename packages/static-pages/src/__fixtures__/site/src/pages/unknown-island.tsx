import type {ReactNode} from 'react';
import island from '../../../../islands/island';

const Countr = island('Countr', () => <p>Misspelt</p>);

export default function UnknownIsland(): ReactNode {
  return <Countr />;
}
