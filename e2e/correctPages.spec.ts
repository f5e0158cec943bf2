import {readdirSync} from 'node:fs';
import {correctPagesFolder} from '../src/content/folders';
import {expectNoViolation} from './axe';
import {test} from './fixtures';
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
