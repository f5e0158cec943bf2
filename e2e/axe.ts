import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/* All rules except experimental ones and those of WCAG level AAA, of which contrast is tested. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export async function expectNoViolation(page: Page): Promise<void> {
  const {violations, passes} = await new AxeBuilder({page})
    // Takes half the time, and only differs in frames, which no page has.
    .setLegacyMode()
    .options({
      // What has enough contrast for AAA also has it for AA.
      rules: {'color-contrast-enhanced': {enabled: true}, 'color-contrast': {enabled: false}},
      // Describing every element that passes takes as long as the rules themselves.
      resultTypes: ['violations'],
    })
    .withTags(rules)
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('\n')}`);
  expect.soft(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}

export async function expectNoViolationAtBothWidths(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await expectNoViolation(page);
  }
}
