import * as z from 'zod';
import {allIcons, drawIcon, iconNames} from './icons';
import {didYouMean} from './nearest';

/**
 * The shape of every record in `docs-content/data/`, in one place.
 * Types, checks at build and start, and the editors' JSON schemas all come from here.
 */

const text = z.string().trim().min(1);
const httpsAddress = z.url({protocol: /^https$/});
const sitePath = z.string().regex(/^\/(?!\/)[\w\-/]*(#[\w-]+)?$/);
const icon = z
  .string()
  .describe('The name of an icon, as shown at tabler.io/icons')
  .transform((name, context) => {
    const drawing = drawIcon(name);
    if (!drawing) {
      context.addIssue({
        code: 'custom',
        message: `There is no icon "${name}".`,
        params: {mend: [didYouMean(name, iconNames), allIcons].filter(Boolean).join(' ')},
      });
      return z.NEVER;
    }
    return drawing;
  });

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
          message: `"${value}" is used twice.`,
          params: {mend: `Give each record its own ${key}.`},
        });
      }
      seen.add(value);
    });
  };
}

/** Has a check look at the records even when some of them have other problems. */
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
    email: z.email(),
    phone: z
      .string()
      .regex(/^\+?[\d ()-]{7,}$/)
      .describe('As it is read, such as +1 202-555-0142'),
  }),
  navbar: z.array(pageLinkSchema).min(1).describe('The links in the bar, in order'),
  footer: z.strictObject({
    quickLinksTitle: text,
    quickLinks: z.array(pageLinkSchema).min(1),
    contactTitle: text,
    socialTitle: text.describe('Read out before the social links'),
    social: z.array(z.strictObject({name: text, url: httpsAddress, icon})),
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
  category: z.enum(toolCategories),
  url: httpsAddress.describe("The tool's official page"),
  image: httpsAddress.describe('The address of its logo'),
});

export const toolsSchema = z.array(toolSchema).min(1).superRefine(refuseRepeated('id'), always);

export const comparisonRowSchema = z.strictObject({
  name: text,
  backendTech: text.describe('What its back ends are written with'),
  backendExport: z.boolean().describe('Can the back-end code be taken away? true or false'),
  frontendTech: text.describe('What its front ends are written with'),
  frontendExport: z.boolean().describe('Can the front-end code be taken away? true or false'),
  llmModel: text.describe('The language model behind it'),
  llmIntegration: z.enum(['Native', 'API']),
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

export const interfaceSchema = z.strictObject({
  skipLink: text,
  navbar: z.strictObject({label: text, menu: text}),
  table: z.strictObject({scrollLabel: text.describe('Says that a wide table can be scrolled')}),
  admonitions: z.strictObject({
    note: text,
    tip: text,
    info: text,
    warning: text,
    danger: text,
  }),
  toolCatalogue: z.strictObject({
    filterLabel: text,
    all: text,
    count: text.describe('{shown} and {total} are replaced by numbers'),
    learnMore: text,
    learnMoreAbout: text.describe('Read out after the link; {name} is replaced by the tool'),
  }),
  toolComparison: z.strictObject({
    columns: z.strictObject({
      name: text,
      backendTech: text,
      backendExport: text,
      frontendTech: text,
      frontendExport: text,
      llmModel: text,
      llmIntegration: text,
      hosting: text,
      costPerMonth: text,
      mobileSupport: text,
      figmaImport: text,
    } satisfies Record<keyof ComparisonRow, typeof text>),
    yes: text,
    no: text,
    hosting: z.strictObject({inplace: text, external: text}),
  }),
  contactDetails: z.strictObject({email: text, phone: text}),
  contactForm: z.strictObject({
    fields: z.strictObject({
      name: text,
      email: text,
      phone: text,
      department: text,
      message: text,
      preferredDate: text,
      preferredTime: text,
    }),
    optional: text.describe('Marks the fields that may stay empty'),
    selectDepartment: text,
    departments: z.array(text).min(1),
    submit: text,
    withoutJavaScript: text.describe('{email} is replaced by the e-mail address'),
  }),
  notFound: z.strictObject({title: text.describe('The browser title of an unknown address')}),
  crash: z
    .strictObject({title: text, text, retry: text})
    .describe('Shown instead of a page whose script fails'),
});

/** The longest description that search engines show whole. */
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
