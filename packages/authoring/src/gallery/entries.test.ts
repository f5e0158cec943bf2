/** @jest-environment node */
import {components} from '../../../../src/content/components';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {examplesPage, partsOf, wholesOf} from './entries';

const component = (name: string, belongsIn?: string[]): ComponentDoc => ({
  name,
  description: '',
  props: [],
  content: 'optional',
  belongsIn,
  example: `<${name} />`,
});
const grid = component('Grid');
const cell = component('Cell', ['Grid']);
const note = component('Note');

it('has a part with what it stands in', () => {
  expect(wholesOf([cell, grid, note])).toEqual([grid, note]);
  expect(partsOf(grid, [cell, grid, note])).toEqual([cell]);
  expect(partsOf(note, [cell, grid, note])).toEqual([]);
});

it('is a page with the example of each that stands on its own', () => {
  expect(examplesPage([cell, grid, note])).toBe(
    `import Entry from '@sitekit/authoring/gallery/Entry';

<Entry name="Grid">

<Grid />

</Entry>

<Entry name="Note">

<Note />

</Entry>
`,
  );
});

it('has every component of the site, once', () => {
  const shown = wholesOf(components).flatMap((whole) => [whole, ...partsOf(whole, components)]);

  expect(shown.map(({name}) => name).sort()).toEqual(components.map(({name}) => name).sort());
});

it('shows in the example of a whole each of its parts', () => {
  for (const whole of wholesOf(components)) {
    for (const part of partsOf(whole, components)) {
      expect(whole.example).toContain(`<${part.name}`);
    }
  }
});
