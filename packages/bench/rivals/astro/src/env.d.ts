/// <reference types="astro/client" />

declare module 'virtual:records' {
  import type {Records} from '@ours/src/content/schema';

  const records: Records;
  export default records;
}
