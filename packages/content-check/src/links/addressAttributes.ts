/** The attributes that hold an address of a page, and of an image. */
export const linkAttributes = ['to', 'href'];
export const imageAttributes = ['src', 'image', 'poster'];
