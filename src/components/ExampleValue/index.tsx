import type {ReactNode} from 'react';
import {quoteExample} from '../../figures/exampleValues';
import type {ExampleValueName} from '../../figures/exampleValues';
import {useRecords} from '../../hooks/useRecords';

/**
 * A value that follows from `data/example.yaml`, as in the calculator. To quote what another
 * assumption would change, add it: `share={30}`.
 *
 * @example
 * The first year returns <ExampleValue of="return" />, or <ExampleValue of="return" reuse={50} />
 * if half of the saved hours are reused.
 */
export default function ExampleValue(props: {
  /** The value: `return`. */
  of: ExampleValueName;
  /** Another percentage of the hours saved. */
  share?: number;
  /** With the percentage of the hours at which your target starts. */
  atTarget?: boolean;
  /** Another percentage of the saved hours that is reused. */
  reuse?: number;
  /** Other tools, in dollars per engineer and month. */
  tools?: number;
  /** Other months of learning. */
  learning?: number;
  /** Another percentage of the hours lost while learning. */
  loss?: number;
}): ReactNode {
  return <span className="range">{quoteExample(props, useRecords())}</span>;
}
