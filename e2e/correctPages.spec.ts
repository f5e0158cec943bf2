import {readdirSync} from 'node:fs';
import {correctPagesFolder} from '../src/content/folders';
import {expectNoViolation} from './axe';
import {test} from './fixtures';
import {expectNoOverflow} from './layout';
import {previewAddress} from './site';

/* Pages of many kinds, with most of what authors can write. They are part of the preview. */

test('correct pages can be read by everyone, at every width', async ({page, visit}) => {
  for (const file of readdirSync(correctPagesFolder)) {
    await visit(previewAddress + file.replace('.mdx', ''));
    await expectNoOverflow(page);
    await expectNoViolation(page);
  }
});
