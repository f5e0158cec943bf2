import type {RecordFile} from './readRecord';

/** The texts that a path of fields leads to. A field of a list is a field of each of its entries. */
function textsAt(value: unknown, [field, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => textsAt(entry, field === undefined ? [] : [field, ...rest]));
  }
  if (field === undefined) {
    return typeof value === 'string' ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? textsAt((value as Record<string, unknown>)[field], rest)
    : [];
}

/**
 * The texts in fields of records, such as a client's name.
 *
 * @param paths the record and the fields in it, separated by dots: `site.client.name`
 */
export const textsInRecords = (
  records: readonly Pick<RecordFile, 'name' | 'value'>[],
  paths: readonly string[] = [],
): string[] =>
  paths.flatMap((path) => {
    const [record, ...fields] = path.split('.');
    return records.filter(({name}) => name === record).flatMap(({value}) => textsAt(value, fields));
  });
