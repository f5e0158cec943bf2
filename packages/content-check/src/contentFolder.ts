/** Where everything that a visitor reads is, from the project's root. */
export const contentFolder = 'docs-content';

/** The suffixes of a page's file. */
export const pageFile = /\.mdx?$/;
