import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isExampleUrl} from '@sitekit/previews';
import {recordsFolder} from '../../content/folders';

/**
 * What to change when the pages would name an example as their address, in `canonical`, `og:url`
 * and the sitemap. Previews have none of these.
 */
export function exampleUrlWarning(
  {url, noIndex}: {url: string; noIndex?: boolean},
  siteDir: string,
): string | undefined {
  if (noIndex || !isExampleUrl(url)) {
    return undefined;
  }
  const file = `${recordsFolder}/site.yaml`;
  const lines = readFileSync(join(siteDir, file), 'utf8').split('\n');
  const line = lines.findIndex((each) => each.startsWith('address:')) + 1;
  return `[WARNING] ${file}:${line}: The pages tell search engines that they are at ${url}, which is only an example. Change \`address\` to where the site will be, or set SITE_URL.`;
}
