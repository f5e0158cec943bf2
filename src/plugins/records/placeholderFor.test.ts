/** @jest-environment node */
import {recordSchemas} from '../../content/schema';
import type {RecordName} from '../../content/schema';
import {placeholderFor} from './placeholderFor';

it('has all fields', () => {
  expect(placeholderFor('site')).toMatchObject({
    brand: '…',
    address: 'https://example.com',
    client: {name: '…', url: 'https://example.com'},
    contact: {timeZone: 'America/New_York'},
    navbar: [],
    footer: {social: []},
  });
});

it.each(Object.keys(recordSchemas) as RecordName[])('has a value for each field of %s', (name) => {
  expect(JSON.stringify(placeholderFor(name))).not.toContain('null');
});

it.each(['tools', 'comparison'] as const)('is an empty list for %s', (name) => {
  expect(placeholderFor(name)).toEqual([]);
});
