import {expect, test} from './fixtures';

test.describe('Tools', () => {
  test.beforeEach(({visit}) => visit('/tools'));

  test("opens with its headline, and says that the vendor's page is what counts", async ({
    page,
  }) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Top AI Coding Tools');
    const main = page.getByRole('main');
    await expect(main.getByText(/prices .*change/i).first()).toBeVisible();
    await expect(main.getByText(/vendor.s own page is what counts/i)).toBeVisible();
  });

  test('has three boxes of advice', async ({page}) => {
    for (const name of ['Selection Criteria', 'Implementation Steps', 'Best Practices']) {
      const heading = page.getByRole('heading', {level: 3, name, exact: true});
      await expect(heading).toBeVisible();
      const box = page.getByRole('listitem').filter({has: heading});
      await expect(box).toContainText(/\w+( \S+){8}/);
    }
  });
});
