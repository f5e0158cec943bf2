import type {Page} from '@playwright/test';
import type {SitePage} from '../src/testing/SitePage';
import {expect, test} from './fixtures';
import {pageAt, pages, titleOf} from './site';

/** The page shows what an address leads to: its own beginning, or a place on it. */
async function expectArrival(page: Page, to: string): Promise<void> {
  const [path = '', id] = to.split('#');
  await expect(page).toHaveURL(to);
  await expect(page).toHaveTitle(titleOf(pageAt(path).name));
  if (id === undefined) {
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    return;
  }
  const place = page.locator(`[id="${id}"]`);
  await expect(place).toBeInViewport({ratio: 1});
  await expect
    .poll(async () => (await place.boundingBox())?.y, 'near the top of the window')
    .toBeLessThan(400);
}

/** The buttons and the cards that lead to somewhere on the site. */
const leadingOn = ({uses}: SitePage) =>
  [...uses('Button'), ...uses('TopicCard')].flatMap(({props, content}) => {
    const to = content.links.at(-1);
    // The words of a button are its only text; those of a card's link end in the card's title.
    const words = content.headings[0]?.text ?? content.texts[0];
    return 'to' in props && to?.startsWith('/') ? [{to, words}] : [];
  });

for (const {path, links} of pages.map((each) => ({path: each.path, links: leadingOn(each)}))) {
  if (links.length > 0) {
    test(`the buttons and cards on ${path} lead where its MDX says`, async ({page, visit}) => {
      for (const {to, words} of links) {
        await visit(path);
        const link = page.getByRole('main').locator(`a[href="${to}"]`).filter({hasText: words});
        await link.first().click();
        await expectArrival(page, to);
      }
    });
  }
}
