/** The address of a page's file or path: `/docs/intro` for `/docs/intro/index.html`. */
export const pageAddress = (path: string): string =>
  path.replace(/(?<=\/)index\.html$|\.html$|\/$/, '').replace(/(?<=.)\/$/, '') || '/';
