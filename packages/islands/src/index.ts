export {default} from './plugin.ts';
export type {IslandsOptions} from './plugin.ts';
export {pageTemplate, withoutInfima} from './docusaurus.ts';
export type {Build, Page, PageStep} from './pages/PageStep.ts';
