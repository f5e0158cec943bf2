/** @jest-environment node */
import type {Target} from '../mapping';
import {SourceRegistry} from './SourceRegistry';

const file = 'content/page.mdx';
const target = (name: string): Target => ({kind: 'prop', element: 0, name});
let registry: SourceRegistry;
beforeEach(() => {
  registry = new SourceRegistry();
});

it('keeps the numbers of a text, even if it was changed in between', () => {
  const id = registry.placeId(registry.source(file, 'One'), target('title'));
  const other = registry.placeId(registry.source(file, 'Two'), target('title'));

  expect(registry.placeId(registry.source(file, 'One'), target('title'))).toBe(id);
  expect(other).not.toBe(id);
  expect(registry.place(other).source.text).toBe('Two');
  expect(registry.place(id)).toEqual({source: registry.source(file, 'One'), item: target('title')});
});

it('gives the same place the same number, in whatever order it is described', () => {
  const source = registry.source(file, 'One');

  expect(registry.placeId(source, {name: 'title', element: 0, kind: 'prop'})).toBe(
    registry.placeId(source, target('title')),
  );
  expect(registry.placeId(source, {kind: 'field', path: ['a', 0]})).not.toBe(
    registry.placeId(source, {kind: 'field', path: ['a', 1]}),
  );
});

it('tells files, places and blocks apart', () => {
  const source = registry.source(file, 'One');
  const ids = [
    registry.placeId(source, target('title')),
    registry.placeId(source, target('value')),
    registry.blockId(source, {kind: 'element', start: 0}),
    registry.placeId(registry.source('content/other.mdx', 'One'), target('title')),
  ];

  expect(new Set(ids).size).toBe(ids.length);
  const [place = 0, , block = 0] = ids;
  expect(registry.block(block).item).toEqual({kind: 'element', start: 0});
  expect([registry.hasPlace(place), registry.hasPlace(block)]).toEqual([true, false]);
  expect(() => registry.place(block)).toThrow('out of date');
  expect(() => registry.block(place)).toThrow('out of date');
});

it('forgets the versions that were used least recently', () => {
  const first = registry.placeId(registry.source(file, '0'), target('title'));
  const second = registry.placeId(registry.source(file, '1'), target('title'));
  for (let version = 2; version <= 20; version += 1) {
    registry.source(file, '0');
    registry.source(file, String(version));
  }

  expect(registry.place(first).source.text).toBe('0');
  expect(() => registry.place(second)).toThrow('This page is out of date. Reload it.');
});
