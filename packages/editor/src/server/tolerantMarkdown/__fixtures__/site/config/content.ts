import {defineContentConfig} from '@sitekit/content-check';
import * as z from 'zod';

export default defineContentConfig({
  contentFolder: 'content',
  recordsFolder: 'content/data',
  frontMatter: z.strictObject({
    title: z.string(),
    description: z.string().optional(),
    slug: z.string().startsWith('/').optional(),
  }),
  records: {},
  components: [
    {
      name: 'Panel',
      description: 'A panel.',
      props: [{name: 'icon', type: {kind: 'icon'}, isRequired: false, description: 'A picture.'}],
      content: 'required',
      example: '<Panel>Text</Panel>',
    },
  ],
  guide: 'guide.md',
  providedByDocusaurus: [],
  icons: {names: ['rocket'], help: 'All icons: rocket'},
  admonitions: ['note'],
  spelling: {config: 'cspell.config.yaml', words: 'content/words.txt'},
  rules: [],
});
