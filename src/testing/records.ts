import {readRecords} from '../content/readRecords';

/** What the records plugin generates, read when a test starts. */
export default readRecords(process.cwd());
