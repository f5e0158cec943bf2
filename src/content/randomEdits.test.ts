/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {loadContentConfig, readPages, recordPath, SourceFile} from '@sitekit/content-check';
import {editAtRandom, editBlocksAtRandom} from '@sitekit/page-editor/random-edits';

const config = loadContentConfig(process.cwd());
const pages = readPages(process.cwd(), config).map(({file}) => file);
const records = Object.keys(config.records).map((name) => {
  const path = recordPath(config, name);
  return SourceFile.fromBytes(path, readFileSync(path));
});
const files = [...pages, ...records];

it('lets the page editor change any text, and nothing else', () => {
  const {applied, restored, failures} = editAtRandom(files, config, {seed: 1, count: 40});
  expect(failures).toEqual([]);
  expect(applied).toBeGreaterThan(30);
  expect(restored).toBeGreaterThan(20);
});

it('lets the page editor move, copy and insert blocks, and take it back', () => {
  const {restored, failures} = editBlocksAtRandom(files, config, {seed: 1, count: 15});
  expect(failures).toEqual([]);
  expect(restored).toBe(15);
});
