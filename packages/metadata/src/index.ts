export {default} from './plugin';
export type {MetadataOptions} from './plugin';
export type {BuiltPage} from './BuiltPage';
export type {Card, CardFont, Measure} from './cards';
export {cardSize} from './cardSize';
