/** The size of an image for shared links, in pixels. */
export const cardSize = {width: 1200, height: 630};
