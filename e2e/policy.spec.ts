import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import {fillRequiredFields, submitButton, thanksOf} from './contactForm';
import {phone} from './layout';
import {barLinksOf, openMenu} from './navbar';
import {builds, pages, site, unknownPath} from './site';
import {categories, chooseCategory} from './toolCatalogue';

/*
 * The content security policy: in headers, and in each page, for hosts that can't set headers. Every other test, of the site and of the preview, also runs under the policy in the page, and
 * fails if the browser reports a violation.
 */

declare global {
  interface Window {
    violations: string[];
  }
}

test.use({
  // The form logs what was submitted; the browser reports the status of the 404 page.
  tolerated: /^console\.log|404/,
  page: async ({page}, provide) => {
    await page.addInitScript(() => {
      window.violations = [];
      addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
        window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
      });
    });
    await provide(page);
  },
});

/** The headers of every response, from the file that Netlify and Cloudflare Pages read. */
function readHeaders(): Record<string, string> {
  const file = readFileSync(join(builds.site.folder, '_headers'), 'utf8');
  const [, rule = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(file) ?? [];
  return Object.fromEntries(
    Array.from(rule.matchAll(/^ {2}([\w-]+): (.*)$/gm), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

test('nothing violates the policy in the headers', async ({page, visit}) => {
  const headers = readHeaders();
  expect(headers).toHaveProperty('content-security-policy');
  await page.route(`${builds.site.address}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), ...headers}});
  });
  const noViolation = async () =>
    expect(await page.evaluate(() => window.violations), page.url()).toEqual([]);

  for (const path of [...pages.map((each) => each.path), unknownPath]) {
    const response = await visit(path);
    expect(response?.headers()).toMatchObject(headers);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    await page.locator('site-island, img').evaluateAll(async (parts) => {
      for (const part of parts) {
        part.scrollIntoView();
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
    await noViolation();
  }

  // Prerenders or prefetches the next page.
  await barLinksOf(page).last().hover();
  await visit('/tools');
  await chooseCategory(page, categories[0] ?? '');
  await noViolation();
  await page.route(
    ({href}) => href === site.contact.endpoint,
    (route) => route.fulfill({headers: {'Access-Control-Allow-Origin': '*'}, body: '{}'}),
  );
  await visit('/contact');
  await fillRequiredFields(page);
  await submitButton(page).click();
  await expect(thanksOf(page)).toBeVisible();
  await page.setViewportSize(phone);
  await openMenu(page);
  await noViolation();
});

const attacks: readonly (readonly [directive: string, act: () => unknown])[] = [
  ['require-trusted-types-for', () => (document.body.innerHTML = '<b>attacked</b>')],
  ['style-src-attr', () => document.body.setAttribute('style', 'opacity: 0')],
  ['connect-src', () => fetch('https://elsewhere.example/')],
];

test.describe(() => {
  test.use({tolerated: /./});

  test('the policy in a page stops attacks', async ({page, visit}) => {
    await visit('/');
    for (const [directive, act] of attacks) {
      await page.evaluate(() => (window.violations = []));
      await page.evaluate(act).catch(() => undefined);
      await expect
        .poll(() => page.evaluate(() => window.violations), String(act))
        .toContainEqual(expect.stringMatching(`^${directive}:`));
    }
  });
});
