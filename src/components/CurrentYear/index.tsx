import type {ReactNode} from 'react';
import {useAttached} from '@sitekit/islands/useAttached';
import {showCurrentYear} from './showCurrentYear';

/** The current year by the visitor's clock. Until the script runs, it is the year of the build. */
export default function CurrentYear(): ReactNode {
  return (
    <span ref={useAttached(showCurrentYear)} suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- the same within a year */}
      {new Date().getFullYear()}
    </span>
  );
}
