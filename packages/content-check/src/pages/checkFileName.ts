import {posix} from 'node:path';
import {contentFolder} from '../contentFolder';
import type {Problem} from '../problem';
import type {Page} from './Page';

/** The name of a page's file is its address, so it has to be fit for one. */
export function checkFileName({file}: Page): Problem[] {
  const path = posix.relative(contentFolder, file.path).replace(/\.mdx?$/, '');
  if (/^[\w-]+(\/[\w-]+)*$/.test(path)) {
    return [];
  }
  const better = path
    .toLowerCase()
    .replace(/[^\w/-]+/g, '-')
    .replace(/-+(?=\/|$)/g, '');
  return [
    file.problemOfAll({
      message:
        'The name of the file becomes an address, and has signs that an address cannot have.',
      mend: `Rename it, to ${posix.join(contentFolder, better)}.mdx for example.`,
    }),
  ];
}
