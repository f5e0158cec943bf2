import {stringify} from 'yaml';

export type NewPage = {title: string; description: string};

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

/** Escapes the characters that mean something in Markdown or MDX. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<]|^[-+>#]|(?<=^\d+)[.)](?= )/g, '\\$&');

/**
 * The text of a new page: front matter and the template, in which `%title%` and `%description%`
 * are replaced.
 */
export function fillTemplate(template: string, page: NewPage): string {
  // Docusaurus reads YAML 1.1, in which more texts need quotes.
  const frontMatter = stringify(
    {title: page.title, description: page.description},
    {version: '1.1', lineWidth: 0},
  );
  const body = template.replace(/%(title|description)%/g, (_all, field: keyof NewPage) =>
    escapeMarkdown(page[field]),
  );
  return `---\n${frontMatter}---\n\n${body}`;
}
