/** Starts an island immediately. */
export {startIsland as load} from '../startIsland.ts';
