/** The site's text, relative to the project's root. */
export const contentFolder = 'docs-content';

/** The record files, relative to the project's root. */
export const recordsFolder = `${contentFolder}/data`;
