import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';

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

const extension = '.mdx';

/**
 * The kinds of pages that there is a template for: "Case study" for `case-study.mdx`.
 *
 * @param folder the path of the folder with the templates
 */
export function kindsOfPages(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length).replaceAll('-', ' '))
    .map((kind) => kind.charAt(0).toUpperCase() + kind.slice(1))
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** @throws Error when there's no template for this kind of page */
export function readTemplate(folder: string, kind: string): string {
  const isKind = (file: string) =>
    file.toLowerCase() === `${kind.replaceAll(' ', '-')}${extension}`.toLowerCase();
  const file = readdirSync(folder).find(isKind);
  if (file === undefined) {
    throw new Error(`There’s no page of the kind “${kind}”.`);
  }
  return readFileSync(join(folder, file), 'utf8');
}
