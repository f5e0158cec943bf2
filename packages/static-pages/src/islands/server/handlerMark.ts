/** The attribute that lists an element's event handlers until the build has checked them. */
export const handlerMark = 'data-island-handlers';
