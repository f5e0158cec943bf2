import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {isIgnoredFile, replaceFile} from '@sitekit/content-check';
import {watch} from 'chokidar';
import debounce from 'lodash/debounce';
import {keepAcrossReloads} from './server';

/** Git and editors change several files, or one file in several steps. */
const PAUSE_MS = 100;

/**
 * For the development server: makes a file that pages import, now and again whenever a folder
 * changes. It's replaced as a whole, so that no page sees half of it, and Docusaurus, which would
 * reload the site, isn't involved.
 *
 * @param file its path
 * @param folder all that it's made from
 * @param make returns its contents
 */
export function keepGenerated(file: string, folder: string, make: () => string): void {
  const write = () => {
    mkdirSync(dirname(file), {recursive: true});
    replaceFile(file, make());
  };
  write();
  keepAcrossReloads(`generated ${file}`, () =>
    watch(folder, {ignoreInitial: true, ignored: isIgnoredFile}).on(
      'all',
      debounce(write, PAUSE_MS),
    ),
  );
}
