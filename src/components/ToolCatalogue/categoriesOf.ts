import type {Tool, ToolCategory} from '../../content/schema';

/** The distinct categories of the tools, in order of first use. */
export function categoriesOf(tools: readonly Pick<Tool, 'category'>[]): ToolCategory[] {
  return Array.from(new Set(tools.map((tool) => tool.category)));
}
