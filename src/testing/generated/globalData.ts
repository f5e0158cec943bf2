import {readAllRecords} from '../../content/readRecords';

/** What the `records` plugin hands to pages, from the real records. */
export default {records: {default: readAllRecords(process.cwd())}};
