/** The site's text, relative to the project's root. */
export const contentFolder = 'docs-content';

/** The record files, relative to the project's root. */
export const recordsFolder = `${contentFolder}/data`;

/** Pages that the content check should accept. They're for tests, and aren't published. */
export const correctPagesFolder = 'src/testing/correctPages';
