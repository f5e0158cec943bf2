import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AuthoringConfig} from '@sitekit/authoring/cli';
import {readRecord} from '../src/content/readRecords';
import {remindersOf, samplesIn} from '../src/content/reminders';

/** What `npm run generate`, `npm run new:page` and `npm run rebrand` read and write. */
export default {
  components: 'src/theme/MDXComponents/index.tsx',
  iconType: 'IconDrawing',
  sources: ['src', 'packages'],
  generatedFolder: 'src/content/generated',
  newPages: 'src/content/newPages',
  navbar: 'docs-content/data/site.yaml',
  tokens: 'src/css/tokens.css',
  samples: () => {
    const site = readRecord(process.cwd(), 'site');
    const contactPage = readFileSync(join(process.cwd(), 'docs-content/contact.mdx'), 'utf8');
    return [...remindersOf(site), ...samplesIn(site, contactPage)];
  },
  brand: {
    client: 'site.client.name',
    'client-url': 'site.client.url',
    email: 'site.contact.email',
    phone: 'site.contact.phone',
    address: 'site.address',
  },
} satisfies AuthoringConfig;
