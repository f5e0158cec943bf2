import {expect, test} from './fixtures';
import {formWords} from './contactForm';
import {boxOf} from './layout';
import {site, words} from './site';

test.describe('the contact details', () => {
  test.beforeEach(({visit}) => visit('/contact'));

  test('are an e-mail address and a phone number, each with a label', async ({page}) => {
    const details = page.getByRole('main').locator('dl');
    const {email, phone} = site.contact;
    await expect(details.getByRole('term')).toHaveText([
      words.contactDetails.email,
      words.contactDetails.phone,
    ]);
    const links = details.getByRole('definition').getByRole('link');
    await expect(links).toHaveText([email, phone]);
    await expect(links.first()).toHaveAttribute('href', `mailto:${email}`);
    await expect(links.last()).toHaveAttribute('href', /^tel:\+?\d+$/);
    for (const link of await links.all()) {
      expect((await boxOf(link)).height, 'the smallest target').toBeGreaterThanOrEqual(24);
    }
  });

  test('are to the left of the form, and above it on a phone', async ({page}) => {
    const details = page.getByRole('main').locator('dl');
    const form = page.getByRole('heading', {level: 2, name: formWords.title, exact: true});
    expect((await boxOf(details)).x).toBeLessThan((await boxOf(form)).x);
    await page.setViewportSize({width: 390, height: 800});
    await expect
      .poll(async () => (await boxOf(form)).y - (await boxOf(details)).y)
      .toBeGreaterThan(0);
  });
});
