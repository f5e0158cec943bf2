import type {ReactNode} from 'react';
import {useAttached} from '@sitekit/islands/Island/useAttached';
import {showCurrentYear} from './showCurrentYear';

/** The year of the reader's clock; until the script runs, the one that the page was built in. */
export default function CurrentYear({builtIn}: {builtIn: number}): ReactNode {
  return <span ref={useAttached(showCurrentYear)}>{builtIn}</span>;
}
