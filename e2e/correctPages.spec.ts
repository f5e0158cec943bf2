import {readdirSync} from 'node:fs';
import {correctPagesFolder} from '../src/content/folders';
import {expectNoViolation} from './axe';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './layout';
import {previewAddress} from './site';

/* Pages of many kinds, with most of what authors can write. They are part of the preview. */

for (const file of readdirSync(correctPagesFolder)) {
  const name = file.replace('.mdx', '');

  test(`${name} can be read by everyone, at every width`, async ({page, visit}) => {
    await visit(previewAddress + name);
    await expectNoOverflow(page);
    await expectNoViolation(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a video plays in the page, and asks nothing of its host before', async ({page, visit}) => {
    const asked: (string | undefined)[] = [];
    await page.route(/youtube/, async (route) => {
      asked.push((await route.request().headerValue('referer')) ?? undefined);
      await route.fulfill({contentType: 'text/html', body: 'The player'});
    });
    await visit(`${previewAddress}webinar`);
    const screen = page.locator('iframe');
    await screen.scrollIntoViewIfNeeded();
    const before = await screen.boundingBox();
    const play = screen.contentFrame().getByRole('link');
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);

    await play.click();
    await expect(screen.contentFrame().getByText('The player')).toBeVisible();
    // YouTube shows no video without it.
    expect(asked).toEqual([expect.stringContaining(new URL(previewAddress).origin)]);
    expect(await screen.boundingBox()).toEqual(before);
  });
});
