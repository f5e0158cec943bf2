/** How long to wait for an answer. */
const limitMs = 15_000;

/** Browsers refuse to send more than 64 kB after the visitor has left. A character has up to 3 bytes. */
const keepableLength = 20_000;

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
