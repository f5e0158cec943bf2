/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parse} from 'yaml';
import {growPages, growTools} from './growContent';

let content = '';

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('docs-content', content, {recursive: true});
});

afterEach(() => rmSync(content, {recursive: true}));

it('adds tools with names, ids and URLs of their own, and keeps those that are there', () => {
  const toolsIn = () =>
    parse(readFileSync(join(content, 'data/tools.yaml'), 'utf8')) as Record<
      'id' | 'name' | 'url',
      string
    >[];
  const before = toolsIn();

  growTools(content, 100);

  expect(toolsIn().slice(0, before.length)).toEqual(before);
  for (const key of ['id', 'name', 'url'] as const) {
    expect(new Set(toolsIn().map((tool) => tool[key])).size).toBe(100);
  }
});

it('adds pages until there are as many, and removes them', () => {
  const before = readdirSync(content);

  const remove = growPages(content, 10, 6);
  expect(readdirSync(join(content, 'more'))).toHaveLength(4);

  remove();
  expect(readdirSync(content)).toEqual(before);
});
