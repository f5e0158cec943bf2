/** What a download may take. */
export type DownloadLimits = {bytes: number; milliseconds: number; redirects: number};

const downloadLimits: DownloadLimits = {
  bytes: 2_000_000,
  milliseconds: 15_000,
  redirects: 3,
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @throws Error unless it's a secure address, or one of this machine */
function checkAddress(address: URL): void {
  const isLocal = address.protocol === 'http:' && loopback.test(address.hostname);
  if (address.protocol !== 'https:' && !isLocal) {
    throw new Error(`${address.href} isn't a secure address. Use one that starts with https://`);
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new Error(`The file is larger than ${maxBytes / 1_000_000} MB. Use a smaller one.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(
  address: URL,
  limits: DownloadLimits,
  signal: AbortSignal,
  redirects = 0,
): Promise<{type: string; contents: Buffer}> {
  checkAddress(address);
  const response = await fetch(address, {redirect: 'manual', signal});
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    if (redirects === limits.redirects) {
      throw new Error(`The server redirects more than ${limits.redirects} times.`);
    }
    return follow(new URL(location, address), limits, signal, redirects + 1);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The server answers with status ${response.status}. Check the address.`);
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return {type: type.trim().toLowerCase(), contents: await readBody(response, limits.bytes)};
}

/**
 * Downloads a file.
 *
 * @returns its contents, and its type as the server names it
 * @throws Error when the address isn't secure, or the server doesn't send the file within the limits
 */
export async function download(
  address: string,
  limits: DownloadLimits = downloadLimits,
): Promise<{type: string; contents: Buffer}> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    return await follow(new URL(address), limits, signal);
  } catch (error) {
    if (signal.aborted) {
      const seconds = limits.milliseconds / 1000;
      throw new Error(
        `The server doesn't send the file within ${seconds} seconds. Try again later.`,
      );
    }
    // fetch hides the reason, such as an unknown host, in the cause.
    const {message, cause} = error as Error;
    throw cause instanceof Error ? new Error(`${message}: ${cause.message}`) : error;
  }
}
