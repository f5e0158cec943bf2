import type {Tool, ToolCategory} from '../../content/schema';

/** The distinct categories of some tools, in the order in which they first occur. */
export function categoriesOf(tools: readonly Tool[]): ToolCategory[] {
  return Array.from(new Set(tools.map((tool) => tool.category)));
}
