/** The element around an island in a page's HTML. It has no box. */
export const islandTag = 'site-island';

/** The element around the children of an island, which stay as the server rendered them. It has no box. */
export const childrenTag = 'site-children';
