import {expect, test} from '../fixtures';

test("Preact's license ships next to its script", async ({page, visit}) => {
  await visit('/tools');
  const scripts = await page.locator('site-island[name="ToolCatalogue"]').getAttribute('src');
  const license = await page.request.get(`${scripts?.split(' ')[0]}.LEGAL.txt`);
  expect(license.status()).toBe(200);
  expect(await license.text()).toMatch(/^preact \d+\.\d+\.\d+ \(MIT\)\n[^]*Jason Miller/m);
});
