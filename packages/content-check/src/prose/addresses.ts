/** Web addresses, email addresses, account names and file names in a text. */
const address =
  /(?<!\w)@\w[\w-]*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s\0<>]+|(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|edu|gov|ts|tsx|mdx?|ya?ml|json|css|html|pdf|docx?|pptx?|xlsx?|png|jpe?g|gif|svg|webp|avif|heic)(?![\w])(?:\/[^\s\0]*)?|\b(?:IMG|DSCN?|PXL|MVI)[_-]\d+/gi;

/** Replaces addresses by spaces: they aren't words. */
export const withoutAddresses = (text: string): string =>
  text.replace(address, (found) => ' '.repeat(found.length));
