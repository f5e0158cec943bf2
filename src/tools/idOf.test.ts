/** @jest-environment node */
import {toolCategories} from '../content/schema';
import {idOf} from './idOf';

it.each([
  ['Code Editor', 'code-editor'],
  ['Design & Development', 'design-development'],
  ['Revisión (QA)', 'revisión-qa'],
])('names %s %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});

it('gives each category an id of its own', () => {
  expect(new Set(toolCategories.map(idOf)).size).toBe(toolCategories.length);
});
