/** How long to wait for an answer. */
const limitMs = 15_000;

/** Browsers refuse to send more than 64 kB after the visitor has left. A character has up to 3 bytes. */
const keepableLength = 20_000;

/** Some email programs ignore addresses of more than 2,000 characters; nine are left for an ellipsis. */
const maxAddressChars = 1991;

export type Outcome = 'sent' | 'unreachable' | 'refused';

/**
 * Posts values as JSON. A page in answer means that the address is wrong or that something in between
 * has answered.
 *
 * @param values when they have a `_gotcha`, which visitors don't see, they aren't sent
 */
export async function deliver(
  endpoint: string,
  {_gotcha, ...values}: Record<string, unknown>,
): Promise<Outcome> {
  if (_gotcha) {
    return 'sent';
  }
  const body = JSON.stringify(values);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body,
      keepalive: body.length < keepableLength,
      signal: AbortSignal.timeout(limitMs),
    });
    // The connection can still break.
    await response.text();
    const isPage = response.headers.get('Content-Type')?.includes('html');
    return response.ok && !isPage ? 'sent' : 'refused';
  } catch {
    return 'unreachable';
  }
}

/** A random id. `crypto.randomUUID` is missing on pages without HTTPS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * What the visitor entered, one field per line.
 *
 * @param labels the label of each field
 */
export const messageText = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string =>
  Object.entries(labels)
    .flatMap(([name, label]) => (values[name] ? `${label}: ${values[name]}` : []))
    .join('\n');

const encode = (text: string) => encodeURIComponent(text).replaceAll('%0A', '%0D%0A');

/** The address of a new email with a text. A long text is cut off between characters. */
export function mailAddress(to: string, subject: string, text: string): string {
  let href = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of text) {
    const next = href + encode(character);
    if (next.length > maxAddressChars) {
      return href + encode('…');
    }
    href = next;
  }
  return href;
}
