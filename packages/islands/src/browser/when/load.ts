/** Starts an island at once. */
export {startIsland as load} from '../startIsland.ts';
