import {posix} from 'node:path';
import type {Diagnostic} from '../Diagnostic';
import type {Page} from '../model/Page';
import {pageFile} from '../model/pageFile';
import type {PageContext} from '.';

/** Checks that a page's file name can be part of its address. */
export function checkFileName(
  {file}: Page,
  {config: {contentFolder}}: {config: Pick<PageContext['config'], 'contentFolder'>},
): Diagnostic[] {
  const path = posix.relative(contentFolder, file.path).replace(pageFile, '');
  if (/^[\w-]+(\/[\w-]+)*$/.test(path)) {
    return [];
  }
  const better = path
    .toLowerCase()
    .replace(/[^\w/-]+/g, '-')
    .replace(/-+(?=\/|$)/g, '');
  return [
    file.diagnostic(0, {
      message: "This file's name contains characters that don't work in an address.",
      hint: `Rename it, for example to ${posix.join(contentFolder, better)}.mdx.`,
    }),
  ];
}
