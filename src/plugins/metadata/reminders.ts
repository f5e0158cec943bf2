import {isExampleUrl} from '@sitekit/previews';
import type {Site} from '../../content/schema';

/** What the owner still has to say before the site is ready for visitors, as sentences. */
export function reminders({people, fee}: Site, url: string): string[] {
  return [
    isExampleUrl(url) &&
      `The pages tell search engines that they are at ${url}, which is only an example. Change \`address\` in docs-content/data/site.yaml to where the site will be, or set SITE_URL.`,
    (!people || !fee) &&
      'The pages don’t say who “we” are or what our fee covers. Fill in `people` and `fee` in docs-content/data/site.yaml.',
  ].filter((reminder) => reminder !== false);
}
