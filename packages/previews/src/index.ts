export {commitUrl, editUrl, pullRequestUrl, readPreview} from './Preview.ts';
export type {Preview} from './Preview.ts';
export {isExampleUrl, siteUrlOfHost} from './siteUrl.ts';
