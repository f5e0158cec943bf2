/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {loadContentConfig, readPages, recordPath, SourceFile} from '@sitekit/content-check';
import {editAtRandom} from '@sitekit/page-editor/random-edits';

it('lets the page editor change any text of the pages and records, and nothing else', () => {
  const config = loadContentConfig(process.cwd());
  const pages = readPages(process.cwd(), config).map(({file}) => file);
  const records = Object.keys(config.records).map((name) => {
    const path = recordPath(config, name);
    return SourceFile.fromBytes(path, readFileSync(path));
  });
  const files = [...pages, ...records];
  const {applied, restored, failures} = editAtRandom(files, config, {seed: 1, count: 50});
  expect(failures).toEqual([]);
  expect(applied).toBeGreaterThan(40);
  expect(restored).toBeGreaterThan(25);
});
