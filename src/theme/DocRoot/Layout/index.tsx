import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** A page has no sidebar and no button to the top: what it shows is the page. */
export default function DocRootLayout({children}: Props): ReactNode {
  return children;
}
