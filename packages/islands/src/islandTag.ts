/** The element around an island in a page's HTML. It has no box. */
export const islandTag = 'site-island';
