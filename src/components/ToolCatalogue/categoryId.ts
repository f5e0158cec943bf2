/** How the address names a category: "Design & Development" → `design-development`. */
export const categoryId = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
