/** Some email programs ignore addresses of more than 2,000 characters; nine are left for an ellipsis. */
const maxAddressChars = 1991;

const encode = (text: string) => encodeURIComponent(text).replaceAll('%0A', '%0D%0A');

/** The address of a new email, with another text. A long text is cut off between characters. */
export function mailAddress(address: string, text: string): string {
  let href = address.replace(/body=.*/, 'body=');
  for (const character of text) {
    const next = href + encode(character);
    if (next.length > maxAddressChars) {
      return href + encode('…');
    }
    href = next;
  }
  return href;
}

/** What the visitor entered, one field per line. */
export const requestText = (
  labels: readonly HTMLLabelElement[],
  values: Readonly<Record<string, string>>,
): string =>
  labels
    .flatMap(({firstChild, control}) => {
      const value = values[control?.getAttribute('name') ?? ''];
      return value ? `${firstChild?.textContent}: ${value}` : [];
    })
    .join('\n');

/** A random id. `crypto.randomUUID` is missing on pages without HTTPS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
