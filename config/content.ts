import {defineContentConfig} from '@sitekit/content-check';
import {components, providedByDocusaurus} from '../src/content/components';
import {contentFolder, recordsFolder} from '../src/content/folders';
import {icons} from '../src/content/icons';
import reminders from '../src/content/reminders';
import rules from '../src/content/rules';
import {frontMatterSchema, recordSchemas, uiTextsSchema} from '../src/content/schema';
import type {Records} from '../src/content/schema';
import {quoteExample} from '../src/figures/exampleValues';
import type {ExampleQuote} from '../src/figures/exampleValues';
import {quoteStudies} from '../src/figures/studyValues';
import type {StudyQuote} from '../src/figures/studyValues';

/** Describes this site's content to the content check, the editor and the review. */
export default defineContentConfig({
  contentFolder,
  recordsFolder,
  frontMatter: frontMatterSchema,
  records: recordSchemas,
  components,
  guide: 'guides/reference.md',
  providedByDocusaurus,
  computed: {
    ClientName: (_, records) => (records as Records).site.client.name,
    ExampleValue: (props, records) => quoteExample(props as ExampleQuote, records as Records),
    StudyValue: (props, records) => quoteStudies(props as StudyQuote, records as Records),
  },
  icons,
  refuses: ['pageWithoutHeading', 'htmlComments', 'ownStyles'],
  admonitions: Object.keys(uiTextsSchema.shape.admonitions.shape),
  spelling: {
    config: 'cspell.config.yaml',
    words: `${contentFolder}/words.txt`,
    nameFields: [
      'site.brand',
      'site.client.name',
      'site.footer.social.name',
      'tools.name',
      'comparison.name',
    ],
  },
  redirects: 'static/_redirects',
  addressField: 'site.address',
  serverFields: ['site.contact.endpoint', 'site.analytics.url'],
  rules,
  reminders,
});
