import {join} from 'node:path';
import {expect, patience, test} from './fixtures';

/*
 * The picture in the authors' guide. When what it shows has changed, this test fails. To take it
 * again: npm run test:e2e -- --project=development guide --update-snapshots
 */

const picture = join(__dirname, '../../guides/images/edit-on-page.png');

test('the picture in the guide shows the editor as it is', async ({page, edit}) => {
  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  await page.setViewportSize({width: 1100, height: 900});
  const editor = await edit('/benefits');
  await editor.open('Tailored pitches');
  await expect(editor.dialog).toMatchAriaSnapshot({name: 'edit-on-page.aria.yml'});
  if (isUpdate) {
    await expect(page.getByText('No problems')).toBeVisible(patience);
    await page.screenshot({path: picture});
  }
});
