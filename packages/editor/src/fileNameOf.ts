/**
 * The name of a file, which is part of an address: lowercase letters, digits and hyphens.
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

/** Whether Docusaurus gives a page of this name the address of its folder. */
export const isFolderPage = (name: string): boolean => ['index', 'readme'].includes(name);
