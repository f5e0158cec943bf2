import {readdirSync} from 'node:fs';
import {correctPagesFolder} from '../src/testing/correctPagesFolder';
import {expectNoViolation} from './axe';
import {expect, test} from './fixtures';
import {expectNoOverflow} from './layout';
import {previewAddress} from './site';

/* Pages of many kinds, with most of what authors can write. They are part of the preview. */

test('correct pages can be read by everyone, at every width', async ({page, visit}) => {
  const files = readdirSync(correctPagesFolder);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    await visit(previewAddress + file.replace('.mdx', ''));
    await expectNoOverflow(page);
    await expectNoViolation(page);
  }
});
