import type {ComponentProps} from 'react';
import TableView from '@ours/src/components/Table';
import {useRecords} from '@ours/src/content/useRecords';

export default function Table(props: ComponentProps<'table'>) {
  return <TableView label={useRecords().interface.table.scrollLabel} {...props} />;
}
