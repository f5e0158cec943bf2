import {relative, sep} from 'node:path';
import {ContentError} from './Diagnostic';
import {withinTime} from './limits';
import {deepText} from './model/nesting';
import {withoutCode} from './model/scan';
import {SourceFile} from './SourceFile';

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
    const file = new SourceFile(relative(siteDir, filePath).split(sep).join('/'), fileContent);
    const problem = withinTime(
      file,
      () => deepText(file, withoutCode(file.text), {isPage: true}),
      (tookTooLong) => tookTooLong,
    );
    if (problem) {
      throw new ContentError([problem]);
    }
    return fileContent;
  };
