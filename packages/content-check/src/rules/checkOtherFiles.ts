import {posix} from 'node:path';
import type {ContentConfig} from '../config';
import type {Diagnostic} from '../Diagnostic';
import {contentFiles} from '../model/contentFiles';

/** What an editor or a word processor adds to, or writes instead of, the extension of a page. */
const almostPage = /(?:\.mdx?\.\w+|\.(?:docx?|odt|rtf|pages|html?))$/i;

/** Finds files that were meant to be pages, but aren't because of their extension. */
export function checkOtherFiles(
  siteDir: string,
  {contentFolder}: Pick<ContentConfig, 'contentFolder'>,
): Diagnostic[] {
  return contentFiles(siteDir, contentFolder)
    .filter((file) => almostPage.test(file))
    .map((file): Diagnostic => {
      const [page] = /^.*\.mdx?(?=\.\w+$)/i.exec(file) ?? [];
      return {
        file,
        line: 1,
        column: 1,
        severity: 'warning',
        message: "This file isn't a page, because its name doesn't end in .mdx.",
        hint: page
          ? `Rename it to ${posix.basename(page)}.`
          : 'Copy its text into a new page, and delete the file.',
      };
    });
}
