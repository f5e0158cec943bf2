import type {ReactNode} from 'react';
import Island from '../../../../Island';
import Counter from '../Counter';

export default function CounterPage(): ReactNode {
  return (
    <main>
      <h1>A component</h1>
      <Island name="Counter" component={Counter} props={{label: 'Add “one”', start: 3}} />
    </main>
  );
}
