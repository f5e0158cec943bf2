/** @jest-environment node */
import {config} from './__fixtures__/config';
import {ContentFile} from './ContentFile';
import {applyEdits} from './page';

it.each([
  ['slug: # none\n', ['slug'], 'slug: /x # none\n'],
  ['slug:   # none\n', ['slug'], 'slug:   /x # none\n'],
  ['slug: /old # none\n', ['slug'], 'slug: /x # none\n'],
])('fills in the field with a comment in %j', (text, path, expected) => {
  const file = new ContentFile('content/data/words.yaml', text, config);

  expect(applyEdits(file, [{target: {kind: 'field', path}, value: '/x'}]).text).toBe(expected);
});
