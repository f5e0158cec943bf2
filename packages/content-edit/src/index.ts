/* From the text of a file to what can be edited in it, and back to the file. */

export {addBlock, deleteBlock, moveBlock, operationsOn} from './blocks';
export type {BlockOperation} from './blocks';
export {ChangeHistory} from './ChangeHistory';
export type {Change, EditHistory, MadeChange} from './ChangeHistory';
export {ContentFile, readContentFile} from './ContentFile';
export {allFieldsIn, blockIn, outlineOf, withParents} from './outline';
export type {Outline, OutlineBlock, OutlineField} from './outline';
export {changedText, mergeChange} from './mergeChange';
export {applyEdits} from './page';
export {fieldValue} from './records';
export {EditError, isSample, samplesIn} from './targets';
export type {Block, Path, Target, TargetEdit, Value, ValueType} from './targets';
