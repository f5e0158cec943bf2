import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import {stringify} from 'yaml';
import {answersTo, valueProblem} from './answers';
import type {Question} from './answers';

/** Paths are from the project's root. */
export type NewPageOptions = {
  /** The folder with a template for each kind of page. */
  folder: string;
  /** What to write where, to link to a new page: a sentence and the lines of YAML below it. */
  howToLink: (page: {kind: string; title: string; address: string}) => string;
};

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

/** Escapes what means something in Markdown or MDX. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<]|^[-+>#]|(?<=^\d+)[.)](?= )/g, '\\$&')
    // MDX reads a line that starts with one of these words as code, but not after a space.
    .replace(/^(?:import|export) /, ' $&');

/**
 * The text of a new page: front matter and the template, in which `%title%` and `%description%`
 * are replaced.
 */
export function fillTemplate(template: string, page: {title: string; description: string}): string {
  const body = template.replace(/%(title|description)%/g, (_all, field: keyof typeof page) =>
    escapeMarkdown(page[field]),
  );
  // Docusaurus's tools also read YAML 1.1, in which more texts need quotes.
  return `---\n${stringify(page, {version: '1.1', lineWidth: 0})}---\n\n${body}`;
}

function nextSteps(address: string, howToLink: string): string {
  return `Next steps:

  1. See it: run "npm start" and open http://localhost:3000${address}
  2. Replace each [REPLACE: …] in it with your text
  3. Link to it: ${howToLink.replaceAll('\n', '\n       ')}
  4. Check it: run "npm run check"
`;
}

/**
 * Creates a page, asking for what is missing when a person sits at the terminal.
 *
 * @throws Error that says everything that is missing or wrong
 */
export async function newPage(
  {contentFolder, frontMatter}: Pick<ContentConfig, 'contentFolder' | 'frontMatter'>,
  {folder: templatesFolder, howToLink}: NewPageOptions,
  args: string[],
): Promise<void> {
  const folder = join(process.cwd(), templatesFolder);
  const templates = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const kindOf = (template: string) => template.replace('.mdx', '').replaceAll('-', ' ');
  const choices = templates.map(kindOf).sort((a, b) => a.localeCompare(b, 'en'));
  const pathOf = (title: string) => `${contentFolder}/${fileNameOf(title)}.mdx`;

  function fileProblem(title: string): string | undefined {
    const fileName = fileNameOf(title);
    if (!fileName) {
      return 'The title needs a letter from A to Z or a digit, because the address is made from it.';
    }
    if (['index', 'readme'].includes(fileName)) {
      return `A page can't have the title "${title}", because its address would be that of the home page. Choose another title.`;
    }
    return existsSync(join(process.cwd(), pathOf(title)))
      ? `${pathOf(title)} already exists. Choose another title.`
      : undefined;
  }

  const questions: Question[] = [
    {
      option: 'kind',
      message: 'Kind of page',
      choices,
      fallback: choices[0],
      problemOf: (answer) =>
        choices.includes(answer)
          ? undefined
          : `There's no page of the kind "${answer}". Choose one of: ${choices.join(', ')}.`,
    },
    {
      option: 'title',
      message: 'Title: the name of the page in the browser tab',
      problemOf: (answer) =>
        valueProblem(frontMatter.shape.title, 'title', answer) ?? fileProblem(answer),
    },
    {
      option: 'description',
      message: 'Description: one or two sentences for search engines',
      problemOf: (answer) => valueProblem(frontMatter.shape.description, 'description', answer),
    },
  ];
  const about = 'Creates a page. Without options, it asks for them in a terminal:';
  const answers = await answersTo(questions, about, args);
  if (answers) {
    const {kind = '', title = '', description = ''} = answers;
    const template = templates.find((file) => kindOf(file) === kind) ?? '';
    const text = fillTemplate(readFileSync(join(folder, template), 'utf8'), {title, description});
    writeFileSync(join(process.cwd(), pathOf(title)), text, {flag: 'wx'});
    const address = `/${fileNameOf(title)}`;
    const steps = nextSteps(address, howToLink({kind, title, address}));
    console.log(`\nCreated ${pathOf(title)}. ${steps}`);
  }
}
