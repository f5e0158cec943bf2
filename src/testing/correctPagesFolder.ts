/** Pages that the content check should accept, relative to the project's root. */
export const correctPagesFolder = 'src/testing/correctPages';
