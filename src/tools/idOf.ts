/**
 * The id that a name gets in an address: "Design & Development" → `design-development`. It leaves out
 * the invisible marks that names have in the page editor.
 */
export const idOf = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
