/** The attributes and fields whose value is the address of a link or an image. */
export const linkAttributes = ['to', 'path', 'href', 'transcript', 'captions'];
export const imageAttributes = ['src', 'image', 'poster'];
