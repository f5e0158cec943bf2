/* Everything that tools on Node.js use. Browsers and builds use the smaller entry points. */

export {checkContent} from './checkContent';
export type {ContentReport} from './checkContent';
export {countDiagnostics} from './cli/formats';
export {defineContentConfig, loadContentConfig} from './config';
export type {ContentConfig, ContentRule, IconSet, SvgElement} from './config';
export * from './components';
export {applyFixes, editFiles, safeFixes} from './fixes/applyFixes';
export type {AppliedFixes, Fixable} from './fixes/applyFixes';
export {addWord} from './fixes/addWord';
export {replaceFile} from './fixes/replaceFile';
export {contentPath, writeChanges} from './fixes/writeChanges';
export type {ContentPlaces, FileChange} from './fixes/writeChanges';
export * from './recordsEntry';
export {imageAttributes, linkAttributes} from './model/addressAttributes';
export type {Content} from './model/Content';
export {
  attributeText,
  attributeValue,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  isElement,
  startOf,
} from './model/elements';
export type {JsxElement} from './model/elements';
export {readFrontMatter} from './model/frontMatter';
export {isTextAttribute} from './model/isTextAttribute';
export {nodesOf} from './model/nodes';
export type {Page} from './model/Page';
export {pageFile} from './model/pageFile';
export {readPage, readPages} from './model/readPage';
export type {Range} from './model/scanTags';
export {SiteMap, anchorsOf, explicitId} from './model/SiteMap';
export {newDiagnostics} from './newDiagnostics';
export {checkWords} from './prose/checkWords';
export {pageProse} from './prose/pageProse';
export {recordPath} from './records/readRecord';
export type {RecordFile} from './records/readRecord';
export {fieldsOf, isFreeText, schemaAt, unwrap} from './records/schemaParts';
export type {SchemaPart} from './records/schemaParts';
export {uniqueFieldsOf} from './records/unique';
export {checkBuild, checkPage} from './rules';
export {checkDuplicatePages} from './rules/checkDuplicatePages';
