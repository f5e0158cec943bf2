import {unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {httpsAddress, text} from './values';

/** An image on another site, or a file in `static`. The check reports a file that is missing. */
const imageAddress = z.string().regex(/^(https:\/\/|\/(?!\/))\S+$/);

/** The categories of tool cards. */
export const toolCategories = [
  'Development Environment',
  'Code Editor',
  'Project Management',
  'Design & Development',
  'Code Quality',
  'Code Generation',
  'AI Assistant',
  'Code Completion',
  'Code Assistant',
  'Documentation',
  'Code Review',
] as const;

export const toolSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('A short name that no other tool has, in lowercase letters, digits and hyphens'),
  name: text.describe('The name of the tool as its maker spells it'),
  description: text.describe('One sentence about what the tool does'),
  category: z.enum(toolCategories).describe('The kind of tool, which visitors can filter by'),
  url: httpsAddress.describe("The address of the tool's official page"),
  image: imageAddress.describe(
    'Its logo: an address, or a file in `static` such as /img/cursor.svg',
  ),
  credit: text
    .max(80)
    .optional()
    .describe('Whom the logo belongs to, if its license asks for that: © Example Inc.'),
});

export const toolsSchema = unique(z.array(toolSchema).min(1), 'id', 'name', 'url');

/** The words below a value in the comparison. Longer ones would need a wider column. */
const cellNote = text.max(30).optional().describe('A few words below the value');

const source = httpsAddress.optional().describe('The page that says so');

/** Where an author is, it can be tomorrow already. */
const dayMs = 24 * 60 * 60 * 1000;

export const comparisonRowSchema = z.strictObject({
  name: text.describe('The name of the tool as its maker spells it'),
  backendTech: text.describe('The technologies of the back ends that it builds, such as Node.js'),
  backendExport: z.boolean().describe('Whether you can export the back-end code'),
  frontendTech: text.describe('The technologies of the front ends that it builds, such as React'),
  frontendExport: z.boolean().describe('Whether you can export the front-end code'),
  llmModel: text
    .meta({title: 'LLM model'})
    .describe('The language models that it uses, such as Claude'),
  llmIntegration: z
    .enum(['Native', 'API'])
    .meta({title: 'LLM integration'})
    .describe('"Native" if models are included, "API" if you pay a provider'),
  hosting: z
    .enum(['inplace', 'external'])
    .meta({enumDescriptions: ['Hosted by the tool', 'Hosted elsewhere']})
    .describe(
      'Where the apps that it builds run: at the tool (`inplace`) or elsewhere (`external`)',
    ),
  costPerMonth: z
    .string()
    .regex(/^(Free|\$\d+(\.\d\d)?)(–\$?\d+(\.\d\d)?)?$/)
    .describe('"Free", an amount such as "$20", or a range with an en dash: "$19–$39"'),
  dataTerms: text
    .max(32)
    .describe('Whether models are trained on a company’s data, in at most five words'),
  checked: z.iso
    .date()
    .refine((day) => !(new Date(day).getTime() >= Date.now() + dayMs), 'This day is still to come.')
    .describe('The day on which the price was last compared with its page: 2026-11-24'),
  mobileSupport: z.boolean().describe('Whether it builds apps for the App Store and Google Play'),
  figmaImport: z.boolean().describe('Whether it imports Figma designs'),
  image: imageAddress
    .optional()
    .describe('Its logo, if it has no card: an address, or a file in `static`'),
  sources: z
    .strictObject({
      backendExport: source,
      frontendExport: source,
      hosting: source,
      costPerMonth: httpsAddress.describe("The vendor's page with prices"),
      dataTerms: httpsAddress.describe("The vendor's page about what it does with data"),
      figmaImport: source,
    })
    .describe("The vendor's pages that say so. The value in the table links to its page"),
  notes: z
    .strictObject({
      backendExport: cellNote,
      frontendExport: cellNote,
      llmIntegration: cellNote.meta({title: 'LLM integration'}),
      hosting: cellNote,
      costPerMonth: cellNote,
      mobileSupport: cellNote,
      figmaImport: cellNote,
    })
    .optional()
    .describe('A few words below a value, where the value alone would hide a difference'),
});

export const comparisonSchema = unique(z.array(comparisonRowSchema).min(1), 'name');

export type Tool = z.infer<typeof toolSchema>;
export type ToolCategory = Tool['category'];
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;
