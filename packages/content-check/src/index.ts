/* Everything that tools on Node.js use. Browsers and builds use the smaller entry points. */

export {checkContent} from './checkContent';
export {countDiagnostics} from './cli/formats';
export * from './components';
export {defineContentConfig, loadContentConfig} from './config';
export type {ContentConfig, SvgElement} from './config';
export {newDiagnostics} from './Diagnostic';
export type {Range} from './Diagnostic';
export {addWord} from './fixes/addWord';
export {applyFixes} from './fixes/applyFixes';
export type {AppliedFixes} from './fixes/applyFixes';
export {contentPath, replaceFile, writeChanges} from './fixes/writeChanges';
export type {ContentPlaces, FileChange} from './fixes/writeChanges';
export {imageAttributes, isTextAttribute, linkAttributes, pageFile} from './model/addresses';
export type {Content, SiteProblem, SiteRule} from './model/Content';
export {readFrontMatter} from './model/frontMatter';
export {readPage, readPages} from './model/readPage';
export type {Page} from './model/readPage';
export {SiteMap, anchorsOf, explicitId} from './model/SiteMap';
export {
  attributeText,
  attributeValue,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  isElement,
  rangeOf,
  startOf,
} from './model/tree';
export type {JsxElement} from './model/tree';
export {recordPath} from './records/readRecord';
export type {RecordFile} from './records/readRecord';
export {fieldsOf, schemaAt, unwrap} from './records/schemaParts';
export type {SchemaPart} from './records/schemaParts';
export * from './recordsEntry';
export {checkBuild, checkPage} from './rules';
export {pageProse} from './spelling/prose';
