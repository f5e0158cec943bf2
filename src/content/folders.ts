/** Everything that a visitor reads, from the project's root. */
export const contentFolder = 'docs-content';

/** The record files, from the project's root. */
export const recordsFolder = `${contentFolder}/data`;
