import type {Page} from '@playwright/test';
import {propsOf, textOf, usesOf} from './content/contentPages';
import type {ContentPage} from './content/contentPages';
import {expect, test} from './fixtures';
import {pageAt, pages, titleOf} from './site';

/** The page shows the top of another page, or the section that the address names. */
async function expectArrival(page: Page, to: string): Promise<void> {
  const [path = '', id] = to.split('#');
  await expect(page).toHaveURL(to);
  await expect(page).toHaveTitle(titleOf(pageAt(path).title));
  if (id === undefined) {
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    return;
  }
  const section = page.locator(`[id="${id}"]`);
  await expect(section).toBeInViewport({ratio: 1});
  await expect
    .poll(async () => (await section.boundingBox())?.y, 'near the top of the window')
    .toBeLessThan(400);
}

/** The buttons and cards that lead to a page of the site, with some of the text of their link. */
const linksIn = ({tree, resolve}: ContentPage) =>
  [...usesOf(tree, 'Button'), ...usesOf(tree, 'TopicCard')].flatMap((element) => {
    const {to, title} = propsOf(element);
    const address = typeof to === 'string' ? resolve(to) : '';
    const label = typeof title === 'string' ? title : element.children.map(textOf).join('').trim();
    return address.startsWith('/') ? [{to: address, label}] : [];
  });

for (const contentPage of pages) {
  const links = linksIn(contentPage);
  if (links.length > 0) {
    test(`the buttons and cards on ${contentPage.path} lead where its MDX says`, async ({
      page,
      visit,
    }) => {
      for (const {to, label} of links) {
        await visit(contentPage.path);
        const link = page.getByRole('main').locator(`a[href="${to}"]`).filter({hasText: label});
        await link.first().click();
        await expectArrival(page, to);
      }
    });
  }
}
