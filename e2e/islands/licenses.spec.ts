import {expect, test} from '../fixtures';

test("Preact's license ships next to its script", async ({page, visit}) => {
  await visit('/contact');
  const scripts = await page.locator('site-island[name="ContactForm"]').getAttribute('src');
  const shared = scripts?.split(' ').find((script) => script.includes('/shared.')) ?? '';
  const license = await page.request.get(`${shared}.LEGAL.txt`);
  expect(license.status()).toBe(200);
  expect(await license.text()).toMatch(/^preact \d+\.\d+\.\d+ \(MIT\)\n[^]*Jason Miller/m);
});
