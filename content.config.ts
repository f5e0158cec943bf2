import {defineContentConfig} from '@sitekit/content-check';
import {components, ofDocusaurus} from './src/content/components';
import {contentFolder, recordsFolder} from './src/content/folders';
import {allIcons, iconNames} from './src/content/icons';
import rules from './src/content/rules';
import {frontMatterSchema, interfaceSchema, recordSchemas} from './src/content/schema';

/** What the check, the authoring tools and the review know about this site's content. */
export default defineContentConfig({
  contentFolder,
  recordsFolder,
  frontMatter: frontMatterSchema,
  records: recordSchemas,
  components,
  guide: 'guides/authors.md',
  providedByDocusaurus: ofDocusaurus,
  icons: {names: iconNames, help: allIcons},
  admonitions: [
    ...Object.keys(interfaceSchema.shape.admonitions.shape),
    // More names that Docusaurus knows.
    'important',
    'caution',
    'secondary',
    'success',
  ],
  spelling: {
    config: 'cspell.config.yaml',
    words: `${contentFolder}/words.txt`,
    names: `${contentFolder}/names.txt`,
  },
  rules,
});
