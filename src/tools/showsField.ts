/**
 * Tells the editor in `npm start` which field of an entry an element shows, if the element's text
 * doesn't come from that field: a check mark, or a link with the same text everywhere.
 *
 * @param field the field's name in the record, such as `mobileSupport`
 * @param name a text of the same entry, by which the editor finds it
 */
export const showsField = (field: string, name: string): {'data-shows'?: string} =>
  process.env.NODE_ENV === 'development' ? {'data-shows': `${field} ${name}`} : {};
