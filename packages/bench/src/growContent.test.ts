/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parse} from 'yaml';
import {frozenContentDir} from './folders';
import {growContent, imageAddresses, nameOf, realContent} from './growContent';
import {pagePaths} from './pages';

let folder = '';
const pages = () => readdirSync(folder).filter((name) => /^[^_].*\.mdx$/.test(name));
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const tools = () => parse(text('data/tools.yaml')) as {id: string; name: string; image: string}[];
const fieldOf = (name: string, field: string) =>
  new RegExp(`^${field}: (.*)$`, 'm').exec(text(name))?.[1] ?? '';
const titleOf = (name: string) => fieldOf(name, 'title');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(frozenContentDir, folder, {recursive: true});
});

it('has the size that the frozen content has', () => {
  expect({pages: pages().length, tools: tools().length}).toEqual(realContent);
  expect(pages().sort()).toEqual(pagePaths.map((path) => `${path.slice(1) || 'index'}.mdx`).sort());
});

it('changes nothing when the size is the real one', () => {
  const before = text('data/tools.yaml');

  growContent(folder, realContent);

  expect(pages()).toHaveLength(realContent.pages);
  expect(text('data/tools.yaml')).toBe(before);
});

it('adds pages with titles and descriptions of their own', () => {
  growContent(folder, {...realContent, pages: 9});

  expect(pages()).toHaveLength(9);
  expect(titleOf('process-2.mdx')).toBe(`${titleOf('process.mdx')} 2`);
  expect(titleOf('benefits-2.mdx')).toBe(`${titleOf('benefits.mdx')} 2`);
  expect(titleOf('process-3.mdx')).toBe(`${titleOf('process.mdx')} 3`);
  expect(fieldOf('process-3.mdx', 'description')).toBe(
    `${fieldOf('process.mdx', 'description')} 3`,
  );
});

it('adds tools with ids and names of their own', () => {
  const [first] = tools();
  growContent(folder, {...realContent, tools: 45});

  expect(tools()).toHaveLength(45);
  expect(new Set(tools().map(({id}) => id)).size).toBe(45);
  expect(new Set(tools().map(({name}) => name)).size).toBe(45);
  expect(tools()[40]).toEqual({...first, id: `${first?.id}-3`, name: `${first?.name} 3`});
});

it('lists each picture once', () => {
  const addresses = new Set(tools().map(({image}) => image));
  growContent(folder, {...realContent, tools: 100});

  expect(imageAddresses(folder)).toEqual([...addresses]);
});

it('names a size', () => {
  expect(nameOf({pages: 100, tools: 20})).toBe('100-pages-20-tools');
});
