import {join} from 'node:path';
import {createJiti} from 'jiti';
import type * as Reader from '@ours/src/content/readRecords';
import type * as Links from '@ours/src/content/contactLinks';
import type * as Calendar from '@ours/src/plugins/calendar';
import type * as Anchors from '@ours/src/remark/anchors';
import type * as Icons from '@ours/src/remark/icons';

/* What the rivals take from our site. `@ours` and `SITE_DIR` both lead to its folder. */

if (!process.env.SITE_DIR) {
  throw new Error('SITE_DIR must be the folder of the site: run the rivals with "npm run bench".');
}

export const siteDir = process.env.SITE_DIR;

export const contentDir = join(siteDir, 'docs-content');

/** Loads our records and our Markdown plugins the way Docusaurus loads its configuration. */
export async function loadOurs() {
  const jiti = createJiti(siteDir);
  const load = <Module>(path: string) => jiti.import<Module>(join(siteDir, path));
  const {readAllRecords} = await load<typeof Reader>('src/content/readRecords.ts');
  const {contactLinks} = await load<typeof Links>('src/content/contactLinks.ts');
  const {calendarFile} = await load<typeof Calendar>('src/plugins/calendar/index.ts');
  const {default: remarkIcons} = await load<typeof Icons>('src/remark/icons.ts');
  const {default: remarkAnchors} = await load<typeof Anchors>('src/remark/anchors.ts');
  return {
    records: readAllRecords(siteDir),
    remarkPlugins: [remarkAnchors, remarkIcons],
    contactLinks,
    calendar: calendarFile(siteDir),
  };
}
