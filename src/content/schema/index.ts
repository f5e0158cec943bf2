import * as z from 'zod';
import {exampleSchema} from './example';
import {pilotSchema} from './pilot';
import {siteSchema} from './site';
import {studiesSchema} from './studies';
import {comparisonSchema, toolsSchema} from './tools';
import {uiTextsSchema} from './uiTexts';
import {text} from './values';

export {siteSchema, uiTextsSchema};
export {comparisonRowSchema, toolCategories, toolSchema} from './tools';
export type {PilotValueName} from './pilot';
export type {ComparisonRow, Tool, ToolCategory} from './tools';

/** The block between two lines of `---` at the top of a page. */
export const frontMatterSchema = z.strictObject({
  title: text
    // Browsers and search engines cut off longer ones.
    .max(70)
    .describe('The name of the page in the browser tab, before the name of the site'),
  description: text
    // Search engines cut off longer ones.
    .max(160)
    .describe('One or two sentences for search engines, at most 160 characters'),
  slug: z
    .string()
    .regex(/^\/[\w\-/]*$/)
    .optional()
    .describe('The address of the page, if it isn’t named like its file: /our-benefits'),
  draft: z.boolean().optional().describe('Whether to keep the page out of the published site'),
});

/**
 * The schema of each record in `docs-content/data/`, by the name of its file without `.yaml`. The types,
 * the content check and the JSON schemas for editors are derived from them.
 */
export const recordSchemas = {
  site: siteSchema,
  tools: toolsSchema,
  comparison: comparisonSchema,
  studies: studiesSchema,
  example: exampleSchema,
  pilot: pilotSchema,
  uiTexts: uiTextsSchema,
};

export type RecordName = keyof typeof recordSchemas;
export type Records = {[Name in RecordName]: z.infer<(typeof recordSchemas)[Name]>};
/** A study in the chart on the Benefits page. */
export type Study = Records['studies'][number];
export type Site = z.infer<typeof siteSchema>;
export type UiTexts = z.infer<typeof uiTextsSchema>;
/** A field of the contact form. */
export type ContactFieldName = keyof UiTexts['contactForm']['fields'];
