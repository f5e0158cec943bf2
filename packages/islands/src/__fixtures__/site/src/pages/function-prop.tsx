import type {ReactNode} from 'react';
import Island from '../../../../Island';

function Chart({format}: {format: (value: number) => string}): ReactNode {
  return <p>{format(1)}</p>;
}

export default function FunctionProp(): ReactNode {
  return <Island name="Chart" component={Chart} props={{format: String}} />;
}
