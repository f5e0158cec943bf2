import type {ReactNode} from 'react';
import {useRecords} from '../../../../../../src/content/useRecords';

/** The client's name, so that it is written in one place. */
export default function ClientName(): ReactNode {
  return useRecords().site.client.name;
}
