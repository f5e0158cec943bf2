/* What a plugin that gives records to pages needs on the development server. */

export {keepGenerated} from './server/development/keepGenerated';
export {readMarkedRecord} from './server/readMarkedRecord';
