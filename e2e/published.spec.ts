import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import {builds} from './site';

test('nothing that is there for authors alone is published', () => {
  const build = builds.find(({name}) => name === test.info().project.name);
  const folder = build?.site.folder ?? '';
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  const forAuthors = /content-?problems|problems are mended|example cannot be shown/i;
  const found = files
    .map(({parentPath, name}) => join(parentPath, name))
    .filter((path) => forAuthors.test(path) || forAuthors.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
