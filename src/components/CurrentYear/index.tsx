import type {ReactNode} from 'react';
import {useAttached} from '@sitekit/islands/useAttached';
import {showCurrentYear} from './showCurrentYear';

/** The year on the visitor's clock. Before the script runs, it is the year of the build. */
export default function CurrentYear(): ReactNode {
  return (
    <span ref={useAttached(showCurrentYear)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
