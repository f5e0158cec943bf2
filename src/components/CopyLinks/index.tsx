import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useRecords} from '../../content/useRecords';
import CopyLinksIsland from './CopyLinks.island';

/** A button at each heading on the page that has an address of its own. It copies the address. */
export default function CopyLinks(): ReactNode {
  // Another page has other headings.
  return <CopyLinksIsland key={useLocation().pathname} {...useRecords().uiTexts.copyLink} />;
}
