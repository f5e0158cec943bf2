/** The pages of the frozen content that have no islands but those of the navbar and the footer. */
export const plainPages = ['/', '/how-it-works', '/benefits', '/process'];

export const islandPages = ['/tools', '/contact'];

export const pagePaths = [...plainPages, ...islandPages];
