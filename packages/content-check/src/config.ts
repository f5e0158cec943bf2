import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from './Diagnostic';
import type {IconSet} from './icons';
import type {Page, PageConfig} from './model/readPage';
import type {SiteMap} from './model/SiteMap';
import type {RecordFile, RecordsConfig} from './records/readRecord';

/** What visitors read in place of a tag, by its props and the records. */
type ComputedText = (
  props: Readonly<Record<string, unknown>>,
  records: Readonly<Record<string, unknown>>,
) => string;

/** How the site describes its content to the tools. Paths are from the project's root. */
export type ContentConfig = Required<Omit<PageConfig, 'refuses'>> &
  Pick<PageConfig, 'refuses'> &
  RecordsConfig & {
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
    /**
     * The configuration of cspell, a list of words that the dictionaries lack, which authors extend,
     * and the fields of records whose words are right because they are names: `site.client.name`.
     */
    spelling: {config: string; words: string; nameFields?: readonly string[]};
    /** The fields of records with the address of a server, which can be on the site's own domain. */
    serverFields?: readonly string[];
    /**
     * Where the site keeps the addresses that pages no longer have: `static/_redirects`, with lines
     * such as `/prices /benefits 301`. The editor adds one when a page gets another address.
     */
    redirects?: string;
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

/** Everything that was read of a site's content. */
export type Content = {
  config: ContentConfig;
  pages: readonly Page[];
  /** Those whose YAML can be read. */
  records: readonly RecordFile[];
  siteMap: SiteMap;
  /** Where the site is published, if a record says so. */
  ownAddress?: string;
};

/** What rules for a single page or record need to know of the rest of the site. */
export type RuleContext = Pick<Content, 'config' | 'siteMap' | 'ownAddress'>;

/* A rule finds diagnostics in a page, a record or the site. `rules/index.ts` says how severe they are. */

export type PageRule = (page: Page, context: RuleContext) => Diagnostic[];
export type RecordRule = (record: RecordFile, context: RuleContext) => Diagnostic[];
export type SiteRule = (content: Content) => Diagnostic[];

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
