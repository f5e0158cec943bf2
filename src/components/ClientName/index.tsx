import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';

/**
 * The client's name from `data/site.yaml`.
 *
 * @example
 * Prepared for <ClientName />.
 */
export default function ClientName(): ReactNode {
  return useRecords().site.client.name;
}
