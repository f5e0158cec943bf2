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
  howToLink: ({kind, title, address}) => {
    const name = JSON.stringify(title);
    return kind === 'Privacy'
      ? `in docs-content/data/site.yaml, add this line below "legal:" (delete the # before it):\n- {name: ${name}, to: ${address}}`
      : `in docs-content/data/site.yaml, add this line below "navbar:":\n- {name: ${name}, path: ${address}}`;
  },
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
