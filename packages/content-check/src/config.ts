import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import type {ComponentDoc} from './components';
import type {Content, SiteRule} from './model/Content';

/**
 * What MDX and Docusaurus accept, but a site can refuse: a page without a heading of the first level,
 * `<!-- … -->`, and styles and scripts of a page's own.
 */
export type Refusal = 'pageWithoutHeading' | 'htmlComments' | 'ownStyles';

export type IconSet = {
  names: readonly string[];
  /** Where authors see them all. */
  help: string;
  /** Other words to find an icon by. */
  tags?: (name: string) => readonly string[];
  /** The icon as SVG, from which authors choose in the editor. */
  svg?: (name: string) => string;
};

/** What visitors read in place of a tag, by its props and the records. */
export type ComputedText = (
  props: Readonly<Record<string, unknown>>,
  records: Readonly<Record<string, unknown>>,
) => string;

/** How the site describes its content to the tools. Paths are from the project's root. */
export type ContentConfig = {
  /** The folder of the pages. */
  contentFolder: string;
  /** The folder of the records: one YAML file for each schema of `records`. */
  recordsFolder: string;
  /** The fields at the top of a page. */
  frontMatter: z.ZodObject<Record<string, z.ZodType>>;
  /** The schema of each record file, by its name without `.yaml`. */
  records: Readonly<Record<string, z.ZodType>>;
  /** The components that pages can use. */
  components: readonly ComponentDoc[];
  /** Where authors read about the components. */
  guide: string;
  /** Components that need no description, such as `Details` of Docusaurus. */
  providedByDocusaurus: readonly string[];
  /** Components in texts that show what follows from the records, and what they show. */
  computed?: Readonly<Record<string, ComputedText>>;
  /** The icons that a prop or a record can name. */
  icons: IconSet;
  /** The types of `:::note` boxes, most common first. */
  admonitions: readonly string[];
  /** Nothing, unless told otherwise. */
  refuses?: readonly Refusal[];
  /**
   * The configuration of cspell, a list of words that the dictionaries lack, which authors extend,
   * and the fields of records whose words are right because they are names: `site.client.name`.
   */
  spelling: {config: string; words: string; nameFields?: readonly string[]};
  /** The fields of records with the address of a server, which can be on the site's own domain. */
  serverFields?: readonly string[];
  /** The field of a record that says where the site is published: `site.address`. */
  addressField?: string;
  /** Rules that only this site has, such as how many tools its texts mention. */
  rules: readonly SiteRule[];
  /**
   * What the owner of the site has to know, although nothing is wrong: sentences that the command
   * shows below its report.
   */
  reminders?: (content: Content) => readonly string[];
};

/** The site's configuration, from the project's root. */
const configFile = 'config/content.ts';

/** Gives an editor the types of the configuration. */
export const defineContentConfig = (config: ContentConfig): ContentConfig => config;

/**
 * Loads `config/content.ts`. The process has to be able to load TypeScript: with
 * `@sitekit/swc-register`, or in Jest.
 *
 * @param siteDir the project's root
 * @throws Error when the file doesn't exist
 */
export function loadContentConfig(siteDir: string): ContentConfig {
  const file = join(siteDir, configFile);
  if (!existsSync(file)) {
    throw new Error(`${configFile} is missing in ${siteDir}. It tells the check what to read.`);
  }
  // oxlint-disable-next-line typescript/no-require-imports -- the only call that both handle
  return (require(file) as {default: ContentConfig}).default;
}
