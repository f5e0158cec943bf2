import {expectContent} from './content';
import {test} from './fixtures';
import {pages} from './site';

for (const {path, content} of pages) {
  test(`${path} shows every heading, text, list, table, image and link of its MDX, in their order`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expectContent(page, content);
  });
}
