export {defineHandoutConfig} from './config';
export type {Cover, HandoutConfig} from './config';
