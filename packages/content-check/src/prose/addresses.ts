/** Web and e-mail addresses, and names of files, as they stand in a text. */
const address =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s\0<>]+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|edu|gov|ts|tsx|mdx?|ya?ml|json|css|html)(?![\w])(?:\/[^\s\0]*)?/gi;

/** The text with spaces for each address: it has a spelling of its own. */
export const withoutAddresses = (text: string): string =>
  text.replace(address, (found) => ' '.repeat(found.length));
