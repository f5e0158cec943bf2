import type {ComparisonRow, UiTexts} from '../../content/schema';

export type ComparisonWords = UiTexts['toolComparison'];

/** A column of the table: the tool's name, or a fact about it. */
export type Column = keyof ComparisonWords['columns'];

/** A column with a fact about the tools. */
export type Field = Exclude<Column, 'name'>;

/** The columns in their order. */
export const columnsIn = ({columns}: ComparisonWords) => Object.keys(columns) as Column[];

/** A tool in the comparison. */
export type ComparedTool = ComparisonRow & {
  /** That of the tool's card, if it has one. */
  id: string;
  hasCard: boolean;
};

/** What a column says about a tool, in words unless it's yes or no. */
export const valueOf = (
  tool: ComparisonRow,
  column: Column,
  words: ComparisonWords,
): string | boolean => (column === 'hosting' ? words.hosting[tool.hosting] : tool[column]);
