import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  SourceFile,
  checkDuplicatePages,
  explainIssue,
  readPage,
  readPages,
} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {fileNameOf, fillTemplate} from './fillTemplate';
import type {NewPage} from './fillTemplate';

type Field = keyof NewPage;
type PageConfig = Pick<ContentConfig, 'contentFolder' | 'frontMatter'>;

/** Asks a person, who first reads what is wrong with the previous answer. */
export type Ask = (question: string, problem: string | undefined) => Promise<string>;

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

/** What is wrong with a field of the front matter. */
function fieldProblem({frontMatter}: PageConfig, field: Field, value: string): string | undefined {
  const schema = frontMatter.shape[field];
  const [issue] = schema?.safeParse(value, {reportInput: true}).error?.issues ?? [];
  if (!issue) {
    return undefined;
  }
  const {message, hint} = explainIssue({...issue, path: [field]}, schema);
  return [message, hint].filter(Boolean).join(' ');
}

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

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function decide(
  {given, ask}: CreatePageOptions,
  field: Field,
  problemOf: (value: string) => string | undefined,
): Promise<string> {
  let value = given[field] ?? (await ask?.(questions[field], undefined));
  if (value === undefined) {
    throw new Error(`The option --${field} is missing.`);
  }
  let problem = problemOf(value);
  while (problem && ask && given[field] === undefined) {
    value = await ask(questions[field], problem);
    problem = problemOf(value);
  }
  if (problem) {
    throw new Error(problem);
  }
  return normalizeSpaces(value);
}

/**
 * Creates a page from the template.
 *
 * @throws Error that says what is missing or wrong
 */
export async function createPage(options: CreatePageOptions): Promise<CreatedPage> {
  const {siteDir, config, template} = options;
  const title = await decide(
    options,
    'title',
    (value) => fieldProblem(config, 'title', value) ?? fileProblem(options, value),
  );
  const description = await decide(options, 'description', (value) =>
    fieldProblem(config, 'description', value),
  );
  const file = pathOf(config, title);
  writeFileSync(join(siteDir, file), fillTemplate(template, {title, description}), {flag: 'wx'});
  return {file, address: `/${fileNameOf(title)}`, title};
}
