export {defineReviewConfig} from './config';
export type {ReviewConfig} from './config';
