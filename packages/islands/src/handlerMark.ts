/** The attribute that lists an element's event handlers while the build looks for lost ones. */
export const handlerMark = 'data-island-handlers';
