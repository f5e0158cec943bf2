import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import {builds} from './site';

test('no authoring tools are published', () => {
  const files = readdirSync(builds.site.folder, {recursive: true, withFileTypes: true}).filter(
    (file) => file.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  const authoringTools =
    /What to fix| on other pages|__authoring|Search icons|page-editor|What I changed|ProseMirror|[\u{E0030}-\u{E007F}]/u;
  const found = files
    .map(({parentPath, name}) => join(parentPath, name))
    .filter((path) => authoringTools.test(path) || authoringTools.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
