import {didYouMean} from '@sitekit/content-check/records';
import * as z from 'zod';
import {iconHelp, drawIcon, iconNames} from './icons';

/**
 * The schemas of all records in `docs-content/data/`. The types, the content check and the JSON
 * schemas for editors are derived from them.
 */

const text = z.string().trim().min(1);
const httpsAddress = z.url({protocol: /^https$/});
const sitePath = z.string().regex(/^\/(?!\/)[\w\-/]*(#[\w-]+)?$/);
const icon = z
  .string()
  .transform((name, context) => {
    const drawing = drawIcon(name);
    if (!drawing) {
      context.addIssue({
        code: 'custom',
        message: `The icon "${name}" doesn't exist.`,
        params: {hint: [didYouMean(name, iconNames), iconHelp].filter(Boolean).join(' ')},
      });
      return z.NEVER;
    }
    return drawing;
  })
  .describe('The name of an icon, as shown at tabler.io/icons');

/** Adds an issue for each record whose `key` an earlier one has. */
function refuseRepeated<Key extends string>(key: Key) {
  return (records: readonly Partial<Record<Key, unknown>>[], context: z.RefinementCtx) => {
    const seen = new Set<unknown>();
    records.forEach((record, index) => {
      const value = record[key];
      if (typeof value === 'string' && seen.has(value)) {
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `The ${key} "${value}" is already used.`,
          params: {hint: `Give each entry its own ${key}.`},
        });
      }
      seen.add(value);
    });
  };
}

/** Runs a check even when some records have other problems. */
const always = {
  when: ({value}: {value: unknown}) =>
    Array.isArray(value) && value.every((record) => typeof record === 'object' && record !== null),
};

const pageLinkSchema = z.strictObject({
  label: text.describe('The words of the link'),
  to: sitePath.describe('A page of this site, such as /benefits'),
});

export const siteSchema = z.strictObject({
  brand: text.describe('The name of this site, in the bar, the footer and every browser title'),
  tagline: text.describe('One sentence below the brand in the footer'),
  address: httpsAddress.describe('Where the site is published, such as https://www.example.com'),
  client: z.strictObject({
    name: text.describe('The company that this site is prepared for'),
    url: httpsAddress.describe("The company's own site"),
  }),
  contact: z.strictObject({
    email: z.email().describe('Where messages reach us'),
    phone: z
      .string()
      .regex(/^\+?[\d ()-]{7,}$/)
      .describe('As it is read, such as +1 202-555-0142'),
  }),
  navbar: z.array(pageLinkSchema).min(1).describe('The links in the bar, in order'),
  footer: z.strictObject({
    quickLinksTitle: text.describe('Stands above the quick links'),
    quickLinks: z.array(pageLinkSchema).min(1).describe('The links in the footer, in order'),
    contactTitle: text.describe('Stands above e-mail and phone'),
    socialTitle: text.describe('Read out before the social links'),
    social: z
      .array(
        z.strictObject({
          name: text.describe('Read out instead of the icon'),
          url: httpsAddress.describe('Where it leads'),
          icon,
        }),
      )
      .describe('The icons in the footer, in order'),
    rights: text.describe('Follows the year and the brand'),
    preparedFor: text.describe("Comes before the client's name"),
  }),
});

/** The categories of tool cards (specification, section 3). */
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
    .describe('A short name that no other tool has: small letters, digits and hyphens'),
  name: text.describe('The name as its maker writes it'),
  description: text.describe('One sentence about what it does'),
  category: z.enum(toolCategories).describe('What kind of tool it is: the filter sorts by it'),
  url: httpsAddress.describe("The tool's official page"),
  image: httpsAddress.describe('The address of its logo'),
});

export const toolsSchema = z.array(toolSchema).min(1).superRefine(refuseRepeated('id'), always);

export const comparisonRowSchema = z.strictObject({
  name: text.describe('The name of the tool as its maker writes it'),
  backendTech: text.describe('What its back ends are written with'),
  backendExport: z.boolean().describe('Can the back-end code be taken away? true or false'),
  frontendTech: text.describe('What its front ends are written with'),
  frontendExport: z.boolean().describe('Can the front-end code be taken away? true or false'),
  llmModel: text.describe('The language model behind it'),
  llmIntegration: z
    .enum(['Native', 'API'])
    .describe('Native: the model is part of it; API: you connect one with a key of your own'),
  hosting: z
    .enum(['inplace', 'external'])
    .describe('inplace: it hosts what it builds; external: you host it elsewhere'),
  costPerMonth: z
    .string()
    .regex(/^(Free|\$\d+(\.\d\d)?)([–-]\$?\d+(\.\d\d)?)?$/)
    .describe('Free, an amount such as $20, or a range such as $0–$39'),
  mobileSupport: z.boolean().describe('Does it build for mobile? true or false'),
  figmaImport: z.boolean().describe('Can it import Figma designs? true or false'),
});

export const comparisonSchema = z
  .array(comparisonRowSchema)
  .min(1)
  .superRefine(refuseRepeated('name'), always);

/** The header of a column of the comparison. */
const columnHead = text.describe('The head of this column');
/** The label of a form field. */
const fieldLabel = text.describe('Stands above this field');
/** The default title of a callout. */
const boxTitle = text.describe('The title of such a box when it has none of its own');

export const interfaceSchema = z.strictObject({
  skipLink: text.describe('The first link of each page, for somebody who uses the keyboard'),
  preview: z
    .strictObject({
      label: text.describe('Names the bar for somebody who hears the page'),
      about: text.describe('{request} is replaced by the link to the pull request'),
      request: text.describe('The words of that link; {number} is replaced by its number'),
      edit: text.describe('The link to where the page can be changed'),
    })
    .describe('The bar above each page of a preview; it is not on the published site'),
  navbar: z.strictObject({
    label: text.describe('Names the bar for somebody who hears the page'),
    menu: text.describe('Names the button that opens the menu on a phone'),
  }),
  table: z.strictObject({scrollLabel: text.describe('Says that a wide table can be scrolled')}),
  admonitions: z.strictObject({
    note: boxTitle,
    tip: boxTitle,
    info: boxTitle,
    warning: boxTitle,
    danger: boxTitle,
  }),
  toolCatalogue: z.strictObject({
    filterLabel: text.describe('Names the row of filter buttons for somebody who hears the page'),
    all: text.describe('The button that brings all tools back'),
    count: text.describe('{shown} and {total} are replaced by numbers'),
    learnMore: text.describe("The link to a tool's own page"),
    learnMoreAbout: text.describe('Read out after the link; {name} is replaced by the tool'),
  }),
  toolComparison: z.strictObject({
    columns: z.strictObject({
      name: columnHead,
      backendTech: columnHead,
      backendExport: columnHead,
      frontendTech: columnHead,
      frontendExport: columnHead,
      llmModel: columnHead,
      llmIntegration: columnHead,
      hosting: columnHead,
      costPerMonth: columnHead,
      mobileSupport: columnHead,
      figmaImport: columnHead,
    } satisfies Record<keyof ComparisonRow, typeof text>),
    yes: text.describe('Read out for a tick'),
    no: text.describe('Read out for a dash'),
    hosting: z.strictObject({
      inplace: text.describe('What a visitor reads for the hosting "inplace"'),
      external: text.describe('What a visitor reads for the hosting "external"'),
    }),
  }),
  contactDetails: z.strictObject({
    email: text.describe('Stands before the e-mail address'),
    phone: text.describe('Stands before the phone number'),
  }),
  contactForm: z.strictObject({
    fields: z.strictObject({
      name: fieldLabel,
      email: fieldLabel,
      phone: fieldLabel,
      department: fieldLabel,
      message: fieldLabel,
      preferredDate: fieldLabel,
      preferredTime: fieldLabel,
    }),
    optional: text.describe('Marks the fields that may stay empty'),
    selectDepartment: text.describe('What the list of departments shows before a choice'),
    departments: z.array(text).min(1).describe('The departments to choose from, in order'),
    submit: text.describe('The button that sends the form'),
    withoutJavaScript: text.describe('{email} is replaced by the e-mail address'),
  }),
  notFound: z.strictObject({title: text.describe('The browser title of an unknown address')}),
  crash: z
    .strictObject({
      title: text.describe('The heading'),
      text: text.describe('What to do now'),
      retry: text.describe('The button that tries again'),
    })
    .describe('Shown instead of a page whose script fails'),
});

/** The longest description that search engines show in full, in characters. */
const longestDescription = 160;

/** The block between two lines of `---` at the top of a page. */
export const frontMatterSchema = z.strictObject({
  title: text.describe('The name of the page in the browser, before the name of the site'),
  description: text
    .max(longestDescription)
    .describe('One or two sentences for search engines, at most 160 characters'),
  slug: z
    .string()
    .regex(/^\/[\w\-/]*$/)
    .optional()
    .describe('The address of the page, such as /benefits, if not the name of its file'),
  draft: z.boolean().optional().describe('true keeps the page out of the published site'),
});

/** Each record file of `docs-content/data/`, by its name without `.yaml`. */
export const recordSchemas = {
  site: siteSchema,
  tools: toolsSchema,
  comparison: comparisonSchema,
  interface: interfaceSchema,
};

export type RecordName = keyof typeof recordSchemas;
export type Records = {[Name in RecordName]: z.infer<(typeof recordSchemas)[Name]>};
export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Site = z.infer<typeof siteSchema>;
export type PageLink = z.infer<typeof pageLinkSchema>;
export type Tool = z.infer<typeof toolSchema>;
export type ToolCategory = Tool['category'];
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;
export type InterfaceWords = z.infer<typeof interfaceSchema>;
/** A field of the contact form (specification, section 3). */
export type ContactFieldName = keyof InterfaceWords['contactForm']['fields'];
