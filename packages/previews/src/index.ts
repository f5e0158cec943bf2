export {commitUrl, editUrl, pullRequestUrl} from './editUrl';
export {readPreview} from './readPreview';
export type {Preview} from './readPreview';
export {isExampleUrl, siteUrlOfHost} from './siteUrl';
