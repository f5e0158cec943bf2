/*
 * From the text of a file to what can be edited in it, and back. Nothing here reads or writes files.
 * A file is a page or, if its path says so, a record. What was read of a `SourceFile` is cached, so
 * pass the same one again.
 */

export {applyBlockEdit} from './applyBlockEdit';
export {applyEdits} from './applyEdits';
export {describeBlock, describeTarget} from './describe';
export {EditError} from './EditError';
export {blocksAt} from './elementBlocks';
export {fieldsOf} from './fields';
export {findProse} from './pieces';
export {scalarsOf} from './scalarsOf';
export type {ScalarPlace} from './scalarsOf';
export type * from './Target';
export {pageOf} from './yaml';
