/** The element that marks an island in a page's HTML; it has no box of its own. */
export const islandTag = 'site-island';
