/** Some e-mail programs ignore addresses that are longer. */
const maxAddressChars = 2000;

const encode = (text: string) => encodeURIComponent(text).replaceAll('%0A', '%0D%0A');

const ellipsis = encode('…');

/** The address of a new e-mail, with another text. A long text is cut off between characters. */
export function mailAddress(address: string, text: string): string {
  const start = address.replace(/(?<=body=).*/, '');
  const whole = start + encode(text);
  if (whole.length <= maxAddressChars) {
    return whole;
  }
  let cut = start;
  for (const character of text) {
    const next = cut + encode(character);
    if (next.length + ellipsis.length > maxAddressChars) {
      break;
    }
    cut = next;
  }
  return cut + ellipsis;
}

/** What the visitor entered, one field per line. */
export const requestText = (
  labels: readonly HTMLLabelElement[],
  values: Readonly<Record<string, string>>,
): string =>
  labels
    .map(({firstChild, control}) => ({
      label: firstChild?.textContent,
      value: values[control?.getAttribute('name') ?? ''],
    }))
    .filter(({value}) => value)
    .map(({label, value}) => `${label}: ${value}`)
    .join('\n');

/** A random id. `crypto.randomUUID` is missing on pages without HTTPS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
