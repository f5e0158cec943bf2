import {expect, test} from './fixtures';
import {boxOf} from './layout';
import {site} from './site';

test.describe('Contact', () => {
  test.beforeEach(({visit}) => visit('/contact'));

  test('gives an e-mail address and a phone number', async ({page}) => {
    const main = page.getByRole('main');
    for (const [name, scheme] of [
      [site.contact.email, /^mailto:/],
      [site.contact.phone, /^tel:\+?\d+$/],
    ] as const) {
      await expect(main.getByRole('link', {name})).toHaveAttribute('href', scheme);
    }
  });

  test('says when somebody is there, and promises a reply', async ({page}) => {
    const main = page.getByRole('main');
    await expect(main).toContainText(/Monday[–-]Friday,? 9:00 AM [–-] 5:00 PM/);
    await expect(main).toContainText(/reply within 24 hours/);
  });

  test('tells the four next steps', async ({page}) => {
    const heading = page.getByRole('heading', {name: 'Next steps'});
    const steps = page.getByRole('main').locator('ol').getByRole('listitem');
    await expect(heading).toBeVisible();
    await expect(steps).toHaveText(Array.from({length: 4}, () => /\w+( \S+){3}/));
    expect((await boxOf(steps.first())).y).toBeGreaterThan((await boxOf(heading)).y);
  });

  test('has the details on the left of the form, and above it on a phone', async ({page}) => {
    const details = page.getByRole('main').getByRole('link', {name: site.contact.email});
    const form = page.getByRole('heading', {name: 'Schedule a Meeting'});
    expect((await boxOf(details)).x).toBeLessThan((await boxOf(form)).x);
    await page.setViewportSize({width: 390, height: 800});
    await expect
      .poll(async () => (await boxOf(form)).y - (await boxOf(details)).y)
      .toBeGreaterThan(0);
  });
});
