/** @jest-environment node */
import {recordSchemas} from '../../content/schema';
import type {RecordName} from '../../content/schema';
import {standInFor} from './standIn';

it('has every field, and nothing to say', () => {
  expect(standInFor('site')).toMatchObject({
    brand: '…',
    address: 'https://example.com',
    client: {name: '…', url: 'https://example.com'},
    navbar: [],
    footer: {social: []},
  });
});

it.each(Object.keys(recordSchemas) as RecordName[])('has a value for each field of %s', (name) => {
  expect(JSON.stringify(standInFor(name))).not.toContain('null');
});

it.each(['tools', 'comparison'] as const)('is an empty list for %s', (name) => {
  expect(standInFor(name)).toEqual([]);
});
