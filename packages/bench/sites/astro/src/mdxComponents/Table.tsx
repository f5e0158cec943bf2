import type {ComponentProps} from 'react';
import TableView from '@site/src/components/Table';
import {useRecords} from '@site/src/content/useRecords';

/** A table as Markdown writes it. */
export default function Table(props: ComponentProps<'table'>) {
  return <TableView label={useRecords().interface.table.scrollLabel} {...props} />;
}
