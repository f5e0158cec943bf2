import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/*
 * The content security policy: in headers, which the tests' server sends as hosts do, and in each
 * page, for hosts that can't set headers. Every other test also runs under both, and fails if the
 * browser reports a violation.
 */

declare global {
  interface Window {
    violations: string[];
  }
}

// The browser reports what it stopped.
test.use({tolerated: /./});

const attacks: readonly (readonly [directive: string, act: () => unknown])[] = [
  ['require-trusted-types-for', () => (document.body.innerHTML = '<b>attacked</b>')],
  ['style-src-attr', () => document.body.setAttribute('style', 'opacity: 0')],
  ['connect-src', () => fetch('https://elsewhere.example/')],
];

async function expectStopped(page: Page): Promise<void> {
  for (const [directive, act] of attacks) {
    await page.evaluate(() => (window.violations = []));
    await page.evaluate(act).catch(() => undefined);
    await expect
      .poll(() => page.evaluate(() => window.violations), String(act))
      .toContainEqual(expect.stringMatching(`^${directive}:`));
  }
}

test('the policy stops attacks, with headers and without', async ({page, visit}) => {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  const withHeaders = await visit('/');
  expect(withHeaders?.headers()).toHaveProperty('content-security-policy');
  await expectStopped(page);

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': _policy, ...headers} = response.headers();
    await route.fulfill({response, headers});
  });
  const withoutHeaders = await visit('/');
  expect(withoutHeaders?.headers()).not.toHaveProperty('content-security-policy');
  await expectStopped(page);
});
