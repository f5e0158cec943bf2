/** Some e-mail programs ignore addresses of more than about 2,000 characters. */
const maxMailChars = 1500;

/** What the visitor entered, one field per line. */
export const requestText = (form: HTMLFormElement): string =>
  Array.from(form.querySelectorAll('label'), ({firstChild, control}) => ({
    label: firstChild?.textContent,
    value: (control as HTMLInputElement).value,
  }))
    .filter(({value}) => value)
    .map(({label, value}) => `${label}: ${value}`)
    .join('\n');

/** The address of a new e-mail, with another text. A long text is cut off between characters. */
export function mailAddress(address: string, text: string): string {
  const characters = Array.from(text);
  const body =
    characters.length > maxMailChars ? `${characters.slice(0, maxMailChars).join('')}…` : text;
  return address.replace(
    /body=.*/,
    () => `body=${encodeURIComponent(body).replaceAll('%0A', '%0D%0A')}`,
  );
}

/** A random id. `crypto.randomUUID` is missing on pages without HTTPS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
