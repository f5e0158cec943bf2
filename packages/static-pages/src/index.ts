export {default} from './plugin.ts';
export type {IslandsOptions} from './plugin.ts';
export {pageTemplate, withoutInfima} from './page/docusaurus.ts';
export type {Build, Page, PageStep} from './page/PageStep.ts';
