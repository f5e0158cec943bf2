/** @jest-environment node */
import type {ToolCategory} from '../../content/schema';
import {categoriesOf} from './categoriesOf';

const toolIn = (category: ToolCategory) => ({category});

it('returns each category once, in order of first use', () => {
  const tools = [toolIn('Code Review'), toolIn('AI Assistant'), toolIn('Code Review')];

  expect(categoriesOf(tools)).toEqual(['Code Review', 'AI Assistant']);
});

it('returns nothing without tools', () => {
  expect(categoriesOf([])).toEqual([]);
});
