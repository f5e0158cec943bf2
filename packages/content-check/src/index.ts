/* Everything that tools on Node.js use. Browsers and builds use the smaller entry points. */

export {checkContent} from './checkContent';
export * from './components';
export * from './config';
export {countDiagnostics, counted, newDiagnostics} from './Diagnostic';
export type {Range} from './Diagnostic';
export {addWord} from './fixes/addWord';
export * from './fixes/applyFixes';
export * from './fixes/writeChanges';
export type {IconSet} from './icons';
export {imageAttributes, isTextAttribute, linkAttributes, pageFile} from './model/addresses';
export {readFrontMatter} from './model/frontMatter';
export * from './model/readPage';
export * from './model/SiteMap';
export * from './model/tree';
export {readRecordFiles, recordPath, textsInRecords} from './records/readRecord';
export type {EditedFiles, RecordFile} from './records/readRecord';
export * from './records/schemaParts';
export * from './recordsEntry';
export {checkBuild, checkPage} from './rules';
export {pageOfLink} from './rules/addresses';
export type {LinkContext} from './rules/addresses';
export {pageProse} from './spelling/prose';
