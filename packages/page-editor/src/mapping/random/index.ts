/* For tests of a site: edits its files at random, in memory, and checks the results. */

export {editBlocksAtRandom} from './editBlocksAtRandom';
export {editAtRandom} from './editAtRandom';
export type {RandomEdits} from './RandomEdits';
