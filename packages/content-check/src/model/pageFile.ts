/** The extensions of a page's file. */
export const pageFile = /\.mdx?$/;
