import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import {openTerminal} from '../terminal';
import {createPage} from './createPage';
import type {CreatedPage} from './createPage';
import type {NewPage} from './fillTemplate';

export type NewPageOptions = Partial<NewPage> & {
  /** The file with the new page's text, from the project's root. */
  template: string;
  /** The YAML file with the links of the navbar, from the project's root. */
  navbar?: string;
};

function printNextSteps({file, address, title}: CreatedPage, navbar: string | undefined): void {
  const link = `- {label: ${JSON.stringify(title)}, to: ${address}}`;
  const steps = [
    `See it: run "npm start" and open http://localhost:3000${address}`,
    navbar && `Link to it: add this line below "navbar:" in ${navbar}:\n       ${link}`,
    'Check it: run "npm run check"',
  ].filter(Boolean);
  console.log(`\nCreated ${file}. Next steps:\n`);
  console.log(`${steps.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}\n`);
}

/**
 * Creates a page, asking for what is missing when a person sits at the terminal.
 *
 * @throws Error that says what is missing or wrong
 */
export async function newPage(
  config: ContentConfig,
  {template, navbar, ...given}: NewPageOptions,
): Promise<void> {
  const siteDir = process.cwd();
  const terminal = openTerminal();
  try {
    const page = await createPage({
      siteDir,
      config,
      template: readFileSync(join(siteDir, template), 'utf8'),
      given,
      ask:
        terminal &&
        (async (question, problem) => {
          if (problem) {
            console.log(problem);
          }
          return (await terminal.ask(question)) ?? process.exit(1);
        }),
    });
    printNextSteps(page, navbar);
  } finally {
    terminal?.close();
  }
}
