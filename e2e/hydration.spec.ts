import {expect, test} from './fixtures';
import {pages} from './site';

const island = 'site-island';

for (const {path} of pages) {
  test(`hydration on ${path} changes no HTML`, async ({page, visit}) => {
    const started = new Set<string>();
    page.on('response', (response) => started.add(new URL(response.url()).pathname));
    const response = await visit(path);
    for (const each of await page.locator(`${island} > *`).all()) {
      await each.scrollIntoViewIfNeeded();
    }
    const scripts = await page
      .locator(island)
      .evaluateAll((islands) => islands.flatMap((each) => each.getAttribute('src')?.split(' ')));
    await expect.poll(() => scripts.filter((script) => !started.has(script ?? ''))).toEqual([]);
    await expect(page.locator(`${island}[waiting]`)).toHaveCount(0);

    const after = await page
      .locator(island)
      .evaluateAll((islands) => islands.map(({outerHTML}) => outerHTML));
    // The page's policy forbids it to parse HTML.
    const parser = await page.context().newPage();
    const before = await parser.evaluate(
      ([sent, selector]) => {
        const server = new DOMParser().parseFromString(sent, 'text/html');
        // Until an island has started, it's marked.
        server.querySelectorAll('[waiting]').forEach((each) => each.removeAttribute('waiting'));
        return Array.from(server.querySelectorAll(selector), ({outerHTML}) => outerHTML);
      },
      [(await response?.text()) ?? '', island] as const,
    );
    expect(before.length).toBeGreaterThan(1);
    expect(after).toEqual(before);
  });
}
