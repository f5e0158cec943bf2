import type {Tool, ToolCategory} from '../../content/schema';
import {categoriesOf} from './categoriesOf';

const toolIn = (category: ToolCategory): Tool => ({
  id: 'a',
  name: 'A',
  description: 'Does a thing.',
  category,
  url: 'https://example.com',
  image: 'https://example.com/a.svg',
});

it('returns each category once, in order of first use', () => {
  const tools = [toolIn('Code Review'), toolIn('AI Assistant'), toolIn('Code Review')];

  expect(categoriesOf(tools)).toEqual(['Code Review', 'AI Assistant']);
});

it('returns nothing without tools', () => {
  expect(categoriesOf([])).toEqual([]);
});
