import type {ReactNode} from 'react';
import {useRecords} from '@ours/src/content/useRecords';

export default function ClientName(): ReactNode {
  return useRecords().site.client.name;
}
