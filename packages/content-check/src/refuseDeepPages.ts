import {relative, sep} from 'node:path';
import {ContentError} from './ContentError';
import {nestingProblem} from './model/nesting';
import {SourceFile} from './SourceFile';
import {withinTime} from './timeLimit';

/**
 * Docusaurus's `markdown.preprocessor`, for builds that aren't checked before: a page that is nested
 * too deep ends them with a segmentation fault otherwise.
 *
 * @param siteDir the project's root
 * @throws ContentError with the line of such a page
 */
export const refuseDeepPages =
  (siteDir: string) =>
  ({filePath, fileContent}: {filePath: string; fileContent: string}): string => {
    const problem = withinTime(
      () => nestingProblem(fileContent, true),
      (tookTooLong) => tookTooLong,
    );
    if (problem) {
      const path = relative(siteDir, filePath).split(sep).join('/');
      throw new ContentError([new SourceFile(path, fileContent).diagnostic(problem)]);
    }
    return fileContent;
  };
