/** Some email programs ignore addresses of more than 2,000 characters; nine are left for an ellipsis. */
const maxAddressChars = 1991;

const encode = (text: string) => encodeURIComponent(text).replaceAll('%0A', '%0D%0A');

/**
 * The address of a new email with a text. A long text is cut off between characters.
 *
 * @param address ends with `body=`
 */
export function mailAddress(address: string, text: string): string {
  let href = address;
  for (const character of text) {
    const next = href + encode(character);
    if (next.length > maxAddressChars) {
      return href + encode('…');
    }
    href = next;
  }
  return href;
}

/**
 * What the visitor entered, one field per line.
 *
 * @param labels the label of each field
 */
export const requestText = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string =>
  Object.entries(labels)
    .flatMap(([name, label]) => (values[name] ? `${label}: ${values[name]}` : []))
    .join('\n');

/** A random id. `crypto.randomUUID` is missing on pages without HTTPS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
