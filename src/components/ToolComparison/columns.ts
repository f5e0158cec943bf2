import type {ComparisonRow, UiTexts} from '../../content/schema';
import {idOf} from '../../tools/idOf';
import type {Logo} from '../ToolImage';

export type ComparisonWords = UiTexts['toolComparison'];

/** A fact about the tools. */
export type Field = Exclude<keyof ComparisonWords['columns'], 'name'>;

/** A column of the table, with one fact or two that belong together. */
export type Column = {
  fields: readonly [Field, Field?];
  /** The heading above it, and above its neighbors. */
  group: keyof ComparisonWords['groups'];
  /** In percent of the table, of which the names of the tools take the rest. */
  width: number;
};

/** The columns in their order: what decides comes first. */
export const columns: readonly Column[] = [
  {group: 'decide', fields: ['costPerMonth'], width: 10.25},
  {group: 'decide', fields: ['dataTerms'], width: 11.25},
  {group: 'decide', fields: ['hosting'], width: 7},
  {group: 'models', fields: ['llmModel', 'llmIntegration'], width: 14},
  {group: 'backEnd', fields: ['backendTech', 'backendExport'], width: 12.5},
  {group: 'frontEnd', fields: ['frontendTech', 'frontendExport'], width: 12.5},
  {group: 'also', fields: ['mobileSupport'], width: 6.5},
  {group: 'also', fields: ['figmaImport'], width: 9},
];

type YesNoField = {
  [Name in Field]: ComparisonRow[Name] extends boolean ? Name : never;
}[Field];

const yesNoFields: Readonly<Record<YesNoField, true>> = {
  backendExport: true,
  frontendExport: true,
  mobileSupport: true,
  figmaImport: true,
};

/** Whether a field is yes or no, which is shown as a check mark or a dash. */
export const isYesNo = (field: Field): boolean => field in yesNoFields;

/** What a column is called where it has only one heading. */
export const labelOf = ({fields: [first, second], group}: Column, words: ComparisonWords): string =>
  second ? words.groups[group] : words.columns[first];

/** A tool in the comparison. */
export type ComparedTool = Omit<ComparisonRow, 'image'> &
  Logo & {
    /** That of the tool's card, if it has one. */
    id: string;
    hasCard: boolean;
  };

/** What a field says about a tool, in words unless it's yes or no. */
export const valueOf = (
  tool: ComparedTool,
  field: Field,
  words: ComparisonWords,
): string | boolean => (field === 'hosting' ? words.hosting[tool.hosting] : tool[field]);

/** The words below the value of a field. */
export const noteOf = ({notes}: ComparedTool, field: Field): string | undefined =>
  notes?.[field as keyof typeof notes];

/** Whether a column says the same about all of some tools, notes included. */
export const isSame = ({fields}: Column, tools: readonly ComparedTool[]): boolean =>
  fields
    .filter((field) => field !== undefined)
    .every((field) => {
      // Without the invisible marks of the page editor.
      const facts = tools.map((tool) => idOf(`${tool[field]} ${noteOf(tool, field) ?? ''}`));
      return new Set(facts).size === 1;
    });

/**
 * The tools that work in a repository, whose results are hosted elsewhere, and those that build whole
 * apps and host them.
 */
export const kindOf = ({hosting}: ComparedTool): keyof ComparisonWords['kinds'] =>
  hosting === 'external' ? 'repository' : 'apps';
