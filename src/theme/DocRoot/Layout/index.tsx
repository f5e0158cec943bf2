import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** Removes the sidebar and the back-to-top button. */
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
