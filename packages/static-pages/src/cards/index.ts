export {default} from './metadataStep.ts';
export type {MetadataOptions} from './MetadataOptions.ts';
export type {BuiltPage} from './BuiltPage.ts';
export {CardRenderer} from './cards.ts';
export type {Card, CardFont} from './cards.ts';
export {cardSize} from './cardSize.ts';
