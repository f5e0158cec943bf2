export {default} from './metadataStep';
export type {MetadataOptions} from './MetadataOptions';
export type {BuiltPage} from './BuiltPage';
export type {Card, CardFont} from './cards';
export {cardSize} from './cardSize';
