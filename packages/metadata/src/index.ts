export {default} from './plugin';
export type {MetadataOptions} from './plugin';
export type {BuiltPage} from './BuiltPage';
export type {Card, CardFont} from './cards';
export {cardSize} from './cardSize';
