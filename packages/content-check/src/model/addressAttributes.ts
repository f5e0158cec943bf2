/** The attributes whose value is the address of a link or an image. */
export const linkAttributes = ['to', 'href', 'transcript', 'captions'];
export const imageAttributes = ['src', 'image', 'poster'];
