import type {Page} from '@playwright/test';

/** A function is passed as its source. */
const inSource = (value: unknown): string =>
  typeof value === 'function' ? `(${value.toString()})` : JSON.stringify(value);

/**
 * Evaluates a function in a page. It can return only what JSON can express: Playwright takes much
 * longer to pass an object than one text.
 *
 * @param args can contain functions, which run in the browser too
 */
export async function evaluateJson<Args extends unknown[], Result>(
  page: Page,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const json = await page.evaluate<string>(`(async () =>
    JSON.stringify((await ${inSource(run)}(${args.map(inSource).join(', ')})) ?? null)
  )()`);
  return JSON.parse(json) as Awaited<Result>;
}
