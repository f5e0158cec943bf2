import {Fragment} from 'react';
import type {ReactNode} from 'react';
import {useRevision} from '../../content/useRecords';

/**
 * The site. On the development server, it's rendered from scratch after a change of a record, because
 * what scripts add to its elements, such as buttons that copy links, repeats the records.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return <Fragment key={useRevision()}>{children}</Fragment>;
}
