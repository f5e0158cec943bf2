import type {Content} from '@sitekit/content-check';
import type {RecordName, Records} from './schema';

/** What a record says, for a rule or a reminder; undefined while it has problems of its own. */
export function validRecord<Name extends RecordName>(
  {records}: Pick<Content, 'records'>,
  name: Name,
): Records[Name] | undefined {
  const record = records.find((other) => other.name === name);
  return record?.problems.length === 0 ? (record.value as Records[Name]) : undefined;
}
