export {default} from './plugin.ts';
export type {StaticPagesOptions} from './plugin.ts';
export {pageTemplate, withoutInfima} from './page/docusaurus.ts';
export type {Build} from './page/PageStep.ts';
export {cardSize} from './cards/cardSize.ts';
export type {Card, CardFont} from './cards/cards.ts';
export type {MetadataOptions} from './cards/metadataStep.ts';
export type {PolicyOptions} from './policy/policyStep.ts';
