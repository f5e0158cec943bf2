/* What a build needs to read records: it loads no parser for pages. */

export {ContentError, formatDiagnostic} from './Diagnostic';
export type {Diagnostic, Explanation, Fix} from './Diagnostic';
export {iconProblem} from './icons';
export {isIgnoredFile} from './ignoredFiles';
export {explainIssue} from './records/explainIssue';
export {parseYaml} from './records/parseYaml';
export {checkPlaceholders} from './records/placeholders';
export {refuseDeepPages} from './refuseDeepPages';
export {parseRecord} from './records/readRecord';
export {unique} from './records/unique';
export {SourceFile} from './SourceFile';
export {nearest} from './suggest';
