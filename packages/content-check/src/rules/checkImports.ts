import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import {codeOf} from '../model/imports';
import type {Page} from '../model/Page';
import type {PageContext} from '.';

/** What a page can show without code: a part of a page, or an image. */
const isPart = /\.(mdx?|png|jpe?g|gif|svg|webp|avif)$/i;

/** Checks code outside of the text: pages can import parts of pages, and nothing else. */
export function checkImports(page: Page, {siteMap}: PageContext): Diagnostic[] {
  const {imports, others} = codeOf(page);
  return [
    ...imports
      .filter(
        ({file, isDefault}) => !isDefault || !file || !isPart.test(file) || !siteMap.hasFile(file),
      )
      .map(({node, source}) =>
        page.file.diagnostic(startOf(node), {
          message: `There's nothing to import at "${source}".`,
          hint: 'Delete this line. You can use components without importing them.',
        }),
      ),
    ...others.map((node) =>
      page.file.diagnostic(startOf(node), {
        message: 'A line that starts with "export" is read as code.',
        hint: 'Start the line with another word or with a capital letter.',
      }),
    ),
  ];
}
