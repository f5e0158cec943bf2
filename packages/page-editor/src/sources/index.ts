/* From the text of a file to what can be edited in it, and back. Reads and writes no files. */

export {addBlock, deleteBlock, moveBlock, operationsOn} from './blocks';
export {ContentFile} from './ContentFile';
export {allFieldsIn, blockIn, fieldsIn, outlineOf, sourceOf, withParents} from './outline';
export type {Outline, OutlineBlock, OutlineField} from './outline';
export {applyEdits} from './page';
export {mergeChange} from './splice';
export {EditError, isSample} from './targets';
export type {Block, Path, Target, TargetEdit, Value} from './targets';
