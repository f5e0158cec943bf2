declare module '@generated/records/default/records.json' {
  import type {Records} from '@site/src/content/schema';

  const records: Records;
  export default records;
}
