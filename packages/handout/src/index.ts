export type {HandoutConfig} from './config';
