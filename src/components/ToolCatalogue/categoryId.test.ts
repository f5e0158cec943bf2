import {toolCategories} from '../../content/schema';
import {categoryId} from './categoryId';

it.each([
  ['Code Editor', 'code-editor'],
  ['Design & Development', 'design-development'],
  ['Revisión (QA)', 'revisión-qa'],
])('names %s %s', (name, id) => {
  expect(categoryId(name)).toBe(id);
});

it('gives each category an id of its own', () => {
  expect(new Set(toolCategories.map(categoryId)).size).toBe(toolCategories.length);
});
