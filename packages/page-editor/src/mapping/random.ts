/* For tests of a site: edits its files at random, in memory, and checks the results. */

export {editBlocksAtRandom} from './randomBlockEdits';
export {editAtRandom} from './randomEdits';
export type {RandomEdits} from './randomEdits';
