import {readFileSync} from 'node:fs';
import type {ContentConfig} from '@sitekit/content-check';
import {componentsReference} from './componentsReference';
import {fieldsReference} from './fieldsReference';
import {fillMarked} from './fillMarked';
import {readComponents} from './readComponents';
import {snippetsText} from './snippets';
import type {GeneratedFiles} from './writeFiles';

const snippetsFile = '.vscode/mdx.code-snippets';

export type AuthorsDocsOptions = {
  /** The module whose default export is an object with the site's components. */
  componentsModule: string;
  /** Where the components are written as JSON, for `config/content.ts`. */
  componentsFile: string;
  /** The name of the TypeScript type of a prop that a page sets to an icon's name. */
  iconType?: string;
};

/**
 * Everything that is generated for authors from the components and schemas: the components as
 * JSON, the snippets of VS Code, and the reference in the guide.
 *
 * @throws Error with everything missing in the components' types and JSDoc or in the guide
 */
export function authorsDocs(
  config: Pick<
    ContentConfig,
    'frontMatter' | 'records' | 'recordsFolder' | 'guide' | 'providedByDocusaurus'
  >,
  {componentsModule, componentsFile, iconType}: AuthorsDocsOptions,
): GeneratedFiles {
  const {guide, providedByDocusaurus: ignore} = config;
  const components = readComponents(componentsModule, {iconType, ignore});
  return new Map([
    [componentsFile, `${JSON.stringify(components, null, 2)}\n`],
    [snippetsFile, snippetsText(components)],
    [
      guide,
      fillMarked(readFileSync(guide, 'utf8'), {
        components: componentsReference(components),
        records: fieldsReference(config),
      }),
    ],
  ]);
}
