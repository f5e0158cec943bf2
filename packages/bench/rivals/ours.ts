import {createRequire} from 'node:module';
import {join} from 'node:path';
import type * as Reader from '@ours/src/content/readRecords';
import type * as Links from '@ours/src/content/contactLinks';
import type * as Anchors from '@ours/src/remark/anchors';
import type * as Icons from '@ours/src/remark/icons';

/* What the rivals take from our site. `@ours` and `SITE_DIR` both lead to its folder. */

if (!process.env.SITE_DIR) {
  throw new Error('SITE_DIR must be the folder of the site: run the rivals with "npm run bench".');
}

export const siteDir = process.env.SITE_DIR;

export const contentDir = join(siteDir, 'docs-content');

/** Loads our records and our Markdown plugins with what compiles our packages. */
export function loadOurs() {
  const load = createRequire(join(siteDir, 'package.json'));
  load('@sitekit/swc-register');
  const {readRecords} = load('./src/content/readRecords.ts') as typeof Reader;
  const {contactLinks} = load('./src/content/contactLinks.ts') as typeof Links;
  const {default: remarkIcons} = load('./src/remark/icons.ts') as typeof Icons;
  const {default: remarkAnchors} = load('./src/remark/anchors.ts') as typeof Anchors;
  return {
    records: readRecords(siteDir),
    remarkPlugins: [remarkAnchors, remarkIcons],
    contactLinks,
  };
}
