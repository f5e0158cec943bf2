import {expect, test} from './fixtures';
import {gridOf} from './layout';
import {site} from './site';

const topics = ['Sales & Marketing', 'Productivity', 'Technical Solutions', 'Cost Reduction'];

test.describe('Home', () => {
  test.beforeEach(({visit}) => visit('/'));

  test('opens with its headline', async ({page}) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Transform Your Development Process',
    );
  });

  test('has buttons that lead to Benefits, Process and Contact', async ({page, visit}) => {
    for (const [name, path] of [
      ['Explore Benefits', '/benefits'],
      ['View Implementation', '/process'],
      ['Schedule a Meeting', '/contact'],
    ] as const) {
      await visit('/');
      await page.getByRole('main').getByRole('link', {name}).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    }
  });

  test('has four cards, side by side on a wide screen and stacked on a phone', async ({page}) => {
    const cards = page
      .getByRole('listitem')
      .filter({has: page.getByRole('link', {name: /^Learn more/})});
    await expect(cards.getByRole('heading', {level: 3})).toHaveText(topics);
    await page.setViewportSize({width: 1440, height: 800});
    await expect.poll(() => gridOf(cards)).toEqual({columns: 4, rows: 1});
    await page.setViewportSize({width: 390, height: 800});
    await expect.poll(() => gridOf(cards)).toEqual({columns: 1, rows: 4});
  });

  test('has a "Learn more" on each card, which leads to that section of Benefits', async ({
    page,
    visit,
  }) => {
    for (const topic of topics) {
      await visit('/');
      const card = page
        .getByRole('listitem')
        .filter({has: page.getByRole('heading', {name: topic, exact: true})});
      await card.getByRole('link', {name: /^Learn more/}).click();
      await expect(page).toHaveURL(/\/benefits#[a-z-]+$/);
      await expect(page).toHaveTitle('Benefits | AI Vibe Coding');
      const section = page.getByRole('heading', {level: 2, name: topic});
      await expect(section).toBeInViewport({ratio: 1});
      await expect
        .poll(async () => (await section.boundingBox())?.y, 'near the top of the window')
        .toBeLessThan(400);
    }
  });

  test('closes with an invitation that names the client', async ({page}) => {
    const invitation = page.getByRole('heading', {level: 2, name: /^Ready to Transform/});
    await expect(invitation).toHaveText(`Ready to Transform ${site.client.name}?`);
  });
});
