import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentConfig} from '@sitekit/content-check';
import {askThrough, openTerminal} from '../terminal';
import {chooseKind} from './chooseKind';
import {createPage} from './createPage';
import type {CreatedPage} from './createPage';
import type {NewPage} from './fillTemplate';
import {navbarLink} from './navbarLink';

export type NewPageOptions = Partial<NewPage> & {
  /** The folder with a template for each kind of page, from the project's root. */
  templates: string;
  /** The kind of page: the name of its template. */
  kind?: string;
  /** The YAML file with the links of the navbar, from the project's root. */
  navbar?: string;
};

function printNextSteps({file, address, title}: CreatedPage, navbar: string | undefined): void {
  const steps = [
    `See it: run "npm start" and open http://localhost:3000${address}`,
    'Replace each [REPLACE: …] in it with your text',
    navbar &&
      `Link to it: add this line below "navbar:" in ${navbar}:\n       ${navbarLink(title, address)}`,
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
  {templates, kind, navbar, ...given}: NewPageOptions,
): Promise<void> {
  const siteDir = process.cwd();
  const terminal = openTerminal();
  const ask = terminal && askThrough(terminal);
  try {
    const folder = join(siteDir, templates);
    const file = await chooseKind(folder, kind, ask);
    const template = readFileSync(join(folder, file), 'utf8');
    const page = await createPage({siteDir, config, template, given, ask});
    printNextSteps(page, navbar);
  } finally {
    terminal?.close();
  }
}
