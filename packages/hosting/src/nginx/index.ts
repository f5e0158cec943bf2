export {startNginx} from './startNginx.ts';
export type {RunningNginx} from './startNginx.ts';
