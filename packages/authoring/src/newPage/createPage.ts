import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {SourceFile, checkDuplicatePages, readPage, readPages} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {fileNameOf, fillTemplate} from './fillTemplate';
import type {NewPage} from './fillTemplate';
import {decide} from '../decide';
import type {Ask} from '../decide';
import {valueProblem} from '../valueProblem';

type Field = keyof NewPage;
type PageConfig = Pick<ContentConfig, 'contentFolder' | 'frontMatter'>;

export type CreatePageOptions = {
  /** The project's root. */
  siteDir: string;
  config: PageConfig;
  /** The new page's text, with the placeholders `%title%` and `%description%`. */
  template: string;
  /** What is known already. */
  given: Partial<NewPage>;
  /** Asks for the rest. Without it, anything missing is an error. */
  ask?: Ask;
};

export type CreatedPage = {
  /** From the project's root. */
  file: string;
  /** From the site's root, such as `/our-services`. */
  address: string;
  title: string;
};

const pathOf = ({contentFolder}: PageConfig, title: string): string =>
  `${contentFolder}/${fileNameOf(title)}.mdx`;

const questions: Record<Field, string> = {
  title: 'Title (the name of the page in the browser tab): ',
  description: 'Description (one or two sentences for search engines): ',
};

/** What is wrong with the file that a title leads to. */
function fileProblem({siteDir, config}: CreatePageOptions, title: string): string | undefined {
  if (!fileNameOf(title)) {
    return 'The title needs a letter from A to Z or a digit, because the address is made from it.';
  }
  const file = pathOf(config, title);
  if (existsSync(join(siteDir, file))) {
    return `${file} already exists. Choose another title.`;
  }
  const page = readPage(new SourceFile(file, ''), config);
  const [diagnostic] = checkDuplicatePages([...readPages(siteDir, config), page]);
  return diagnostic && `${diagnostic.message.replace(/\.?$/, '.')} Choose another title.`;
}

/**
 * Creates a page from the template.
 *
 * @throws Error that says what is missing or wrong
 */
export async function createPage(options: CreatePageOptions): Promise<CreatedPage> {
  const {siteDir, config, template, given, ask} = options;
  const {title: titleSchema, description: descriptionSchema} = config.frontMatter.shape;
  const decideField = (option: Field, problemOf: (value: string) => string | undefined) =>
    decide({option, question: questions[option], given: given[option], ask, problemOf});
  const title = await decideField(
    'title',
    (value) => valueProblem(titleSchema, 'title', value) ?? fileProblem(options, value),
  );
  const description = await decideField('description', (value) =>
    valueProblem(descriptionSchema, 'description', value),
  );
  const file = pathOf(config, title);
  writeFileSync(join(siteDir, file), fillTemplate(template, {title, description}), {flag: 'wx'});
  return {file, address: `/${fileNameOf(title)}`, title};
}
