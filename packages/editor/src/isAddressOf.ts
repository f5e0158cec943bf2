const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Whether a page has the path of the address that the browser shows. */
export const isAddressOf = (address: string | undefined, path: string): boolean =>
  address !== undefined && withoutTrailingSlash(address) === withoutTrailingSlash(path);
