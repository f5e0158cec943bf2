import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {SourceFile, checkDuplicatePages, readPage, readPages} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {stringify} from 'yaml';
import {answersTo, printHelp, valueProblem} from '../answers';
import type {Given, Question} from '../answers';

export type NewPageOptions = {
  /** The folder with a template for each kind of page, from the project's root. */
  templates: string;
  /** The YAML file with the links of the navbar, from the project's root. */
  navbar?: string;
  given: Given;
  /** How people call the command, if only its options are to be listed. */
  helpFor?: string;
};

type PageConfig = Pick<ContentConfig, 'contentFolder' | 'frontMatter'>;

/** Docusaurus's tools also read YAML 1.1, in which more texts need quotes. */
const yamlOptions = {version: '1.1', lineWidth: 0} as const;

/**
 * The name of a page's file, which becomes its address: lowercase letters, digits and hyphens.
 *
 * @returns an empty string when the title has no letter or digit that an address can have
 */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What is wrong with the file that a title leads to. */
function fileProblem(siteDir: string, config: PageConfig, title: string): string | undefined {
  if (!fileNameOf(title)) {
    return 'The title needs a letter from A to Z or a digit, because the address is made from it.';
  }
  const file = `${config.contentFolder}/${fileNameOf(title)}.mdx`;
  if (existsSync(join(siteDir, file))) {
    return `${file} already exists. Choose another title.`;
  }
  const page = readPage(new SourceFile(file, ''), config);
  const [diagnostic] = checkDuplicatePages([...readPages(siteDir, config), page]);
  return diagnostic && `${diagnostic.message.replace(/\.?$/, '.')} Choose another title.`;
}

/** Escapes the characters that mean something in Markdown or MDX. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<]|^[-+>#]|(?<=^\d+)[.)](?= )/g, '\\$&');

/**
 * The text of a new page: front matter and the template, in which `%title%` and `%description%`
 * are replaced.
 */
export function fillTemplate(template: string, page: {title: string; description: string}): string {
  const body = template.replace(/%(title|description)%/g, (_all, field: keyof typeof page) =>
    escapeMarkdown(page[field]),
  );
  return `---\n${stringify(page, yamlOptions)}---\n\n${body}`;
}

function nextSteps(title: string, address: string, navbar: string | undefined): string {
  const link = stringify(
    {name: title, path: address},
    {...yamlOptions, collectionStyle: 'flow', flowCollectionPadding: false, singleQuote: true},
  ).trimEnd();
  const steps = [
    `See it: run "npm start" and open http://localhost:3000${address}`,
    'Replace each [REPLACE: …] in it with your text',
    navbar && `Link to it: add this line below "navbar:" in ${navbar}:\n       - ${link}`,
    'Check it: run "npm run check"',
  ];
  return steps
    .filter(Boolean)
    .map((step, index) => `  ${index + 1}. ${step}`)
    .join('\n');
}

/**
 * Creates a page, asking for what is missing when a person sits at the terminal.
 *
 * @throws Error that says everything that is missing or wrong
 */
export async function newPage(
  config: PageConfig,
  {templates, navbar, given, helpFor}: NewPageOptions,
): Promise<void> {
  const siteDir = process.cwd();
  const folder = join(siteDir, templates);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const kindOf = (file: string) => file.replace('.mdx', '').replaceAll('-', ' ');
  const fileOf = (answer: string) =>
    files.find((file) => kindOf(file).toLowerCase() === answer.toLowerCase().replace(/[-_]/g, ' '));
  const choices = files.map(kindOf);
  const {title: titleSchema, description: descriptionSchema} = config.frontMatter.shape;
  const questions: Question[] = [
    {
      option: 'kind',
      message: 'Kind of page',
      choices,
      fallback: choices[0],
      problemOf: (answer) =>
        fileOf(answer)
          ? undefined
          : `There's no page of the kind "${answer}". Choose one of: ${choices.join(', ')}.`,
    },
    {
      option: 'title',
      message: 'Title: the name of the page in the browser tab',
      problemOf: (answer) =>
        valueProblem(titleSchema, 'title', answer) ?? fileProblem(siteDir, config, answer),
    },
    {
      option: 'description',
      message: 'Description: one or two sentences for search engines',
      problemOf: (answer) => valueProblem(descriptionSchema, 'description', answer),
    },
  ];
  if (helpFor !== undefined) {
    printHelp(helpFor, 'Creates a page. In a terminal, it asks for what is missing:', questions);
    return;
  }

  const answers = await answersTo(questions, given);
  const answerTo = (option: string) => answers.get(option) ?? '';
  const [title, description] = [answerTo('title'), answerTo('description')];
  const template = readFileSync(join(folder, fileOf(answerTo('kind')) ?? ''), 'utf8');
  const file = `${config.contentFolder}/${fileNameOf(title)}.mdx`;
  writeFileSync(join(siteDir, file), fillTemplate(template, {title, description}), {flag: 'wx'});
  const steps = nextSteps(title, `/${fileNameOf(title)}`, navbar);
  console.log(`\nCreated ${file}. Next steps:\n\n${steps}\n`);
}
