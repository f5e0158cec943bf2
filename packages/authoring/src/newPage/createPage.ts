import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  SourceFile,
  checkRoutes,
  explainIssue,
  loadContentConfig,
  readPage,
  readPages,
} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import {pageNameOf, pageText} from './pageText';
import type {NewPage} from './pageText';

type Field = keyof NewPage;

/** Asks somebody, who sees the problem with the last answer first. */
export type Ask = (question: string, problem: string | undefined) => Promise<string>;

const fileOf = ({contentFolder}: ContentConfig, title: string): string =>
  `${contentFolder}/${pageNameOf(title)}.mdx`;

/** What is wrong with a field of the block at the top of a page. */
function fieldProblem(
  {frontMatter}: ContentConfig,
  field: Field,
  value: string | undefined,
): string | undefined {
  const part = frontMatter.shape[field];
  const schema = z.object({[field]: part ?? z.unknown()});
  const [issue] = schema.safeParse({[field]: value}, {reportInput: true}).error?.issues ?? [];
  if (!issue) {
    return undefined;
  }
  const {message, hint} = explainIssue(issue, part && z.globalRegistry.get(part)?.description);
  return [message, hint].filter(Boolean).join(' ');
}

/** What is wrong with the file that a title leads to. */
function fileProblem(siteDir: string, config: ContentConfig, title: string): string | undefined {
  const file = fileOf(config, title);
  if (!pageNameOf(title)) {
    return 'The title has no letter from A to Z and no digit, of which the address is made.';
  }
  if (existsSync(join(siteDir, file))) {
    return `${file} is there already. Choose another title.`;
  }
  const page = readPage(new SourceFile(file, pageText({title, description: title})), config);
  return checkRoutes([...readPages(siteDir, config), page])[0]?.message;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function decide(
  given: string | undefined,
  question: string,
  problemOf: (value: string | undefined) => string | undefined,
  ask: Ask | undefined,
): Promise<string> {
  let value = given ?? (await ask?.(question, undefined));
  let problem = problemOf(value);
  while (problem && ask && given === undefined) {
    value = await ask(question, problem);
    problem = problemOf(value);
  }
  if (problem || value === undefined) {
    throw new Error(problem);
  }
  return tidy(value);
}

/**
 * Writes a new page, which passes every check of pages.
 *
 * @param siteDir the project's root
 * @param given what is known already, and is not asked for
 * @param ask who answers for the rest; nobody, when it is left out
 * @returns the page's file, from the project's root, and its address
 * @throws Error that says what is missing or wrong
 */
export async function createPage(
  siteDir: string,
  given: Partial<NewPage>,
  ask?: Ask,
): Promise<{file: string; address: string; title: string}> {
  const config = loadContentConfig(siteDir);
  const title = await decide(
    given.title,
    'Title, as it stands in the browser: ',
    (value) => fieldProblem(config, 'title', value) ?? fileProblem(siteDir, config, value ?? ''),
    ask,
  );
  const description = await decide(
    given.description,
    'Description for search engines, one or two sentences: ',
    (value) => fieldProblem(config, 'description', value),
    ask,
  );
  const file = fileOf(config, title);
  writeFileSync(join(siteDir, file), pageText({title, description}), {flag: 'wx'});
  return {file, address: `/${pageNameOf(title)}`, title};
}
