import * as z from 'zod';
import type {ComparisonRow} from './tools';
import {text, textWith} from './values';

const groupHeading = text.describe('The heading above some columns');
const columnHeading = text.describe('The heading of the column');

/** `toolCatalogue` in `uiTexts.yaml`. */
export const catalogueWords = z.strictObject({
  filterLabel: text.describe('The name of the row of filter buttons, for screen readers'),
  all: text.describe('The text of the button that shows all tools again'),
  count: textWith('The text that counts the tools', 'shown', 'total'),
  unknownCategory: textWith('The sentence about an unknown {category} in the address', 'category'),
  compare: text.describe("The text of the link to the tool's row in the comparison"),
  compareAbout: textWith('The text that screen readers add to this link', 'name'),
  learnMore: text.describe("The text of the link to a tool's official page"),
  learnMoreAbout: textWith('The text that screen readers add to the link', 'name'),
});

/** `toolComparison` in `uiTexts.yaml`. */
export const comparisonWords = z.strictObject({
  columns: z.strictObject({
    name: columnHeading,
    costPerMonth: columnHeading,
    dataTerms: columnHeading,
    hosting: columnHeading,
    llmModel: columnHeading.meta({title: 'LLM model'}),
    llmIntegration: columnHeading.meta({title: 'LLM integration'}),
    backendTech: columnHeading,
    backendExport: columnHeading,
    frontendTech: columnHeading,
    frontendExport: columnHeading,
    mobileSupport: columnHeading,
    figmaImport: columnHeading,
  } satisfies Record<
    keyof Omit<ComparisonRow, 'notes' | 'sources' | 'image' | 'checked'>,
    typeof text
  >),
  groups: z.strictObject({
    decide: groupHeading,
    models: groupHeading,
    backEnd: groupHeading,
    frontEnd: groupHeading,
    also: groupHeading,
  }),
  kinds: z.strictObject({
    repository: text.describe('The heading above the tools whose results you host yourself'),
    apps: text.describe('The heading above the tools that host what they build'),
  }),
  hint: text.describe('The sentence above the table'),
  guide: text.describe('What opens the explanations below the table'),
  compare: textWith('The name of the checkbox next to a tool, for screen readers', 'name'),
  details: textWith('The name of the button that opens a tool on a phone', 'name'),
  remove: textWith('The name of the button that removes a chosen tool', 'name'),
  oneMore: text.describe('What visitors read while only one tool is chosen'),
  sideBySide: text.describe('The text of the button that shows only the chosen tools'),
  showTable: text.describe('The text of the button that leads from them back to the table'),
  meeting: text.describe('The text of the button below them, which leads to the page Contact'),
  same: textWith('What opens the facts that are the same for tools side by side', 'count'),
  checked: textWith('The sentence below the table, with the {date} of the oldest check', 'date'),
  status: z
    .strictObject({
      chosen: textWith('{tools} are chosen for the comparison', 'tools'),
      sideBySide: textWith('{tools} are side by side', 'tools'),
      notCompared: textWith('The address names {tools}, which are unknown or too many', 'tools'),
    })
    .describe(
      'What screen readers say after a click, and the line above the table about unknown tools',
    ),
  yes: text.describe('The word for a check mark, for screen readers'),
  no: text.describe('The word for a dash, for screen readers'),
  hosting: z.strictObject({
    inplace: text.meta({
      title: 'Hosted by the tool',
      description: 'What the table says when the tool hosts the apps that it builds',
    }),
    external: text.meta({
      title: 'Hosted elsewhere',
      description: 'What the table says when you host them elsewhere',
    }),
  }),
});
