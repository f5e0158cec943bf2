import {iconProblem, refuseUnknownPlaceholders, unique} from '@sitekit/content-check/records';
import * as z from 'zod';
import {contactSchema} from './contactSchema';
import {drawIcon, icons} from './icons';

/**
 * The schemas of all records in `docs-content/data/`. The types, the content check and the JSON
 * schemas for editors are derived from them.
 */

const text = z.string().trim().min(1);
const httpsAddress = z.url({protocol: /^https$/});
/** The address of the whole site. Docusaurus accepts no path in it. */
const siteAddress = z.url({protocol: /^https$/, abort: true}).superRefine((address, context) => {
  const {origin, href} = new URL(address);
  if (href !== `${origin}/`) {
    context.addIssue({
      code: 'custom',
      message: `The address of the site can't have a path: ${href.slice(origin.length)}`,
      params: {hint: `Write ${origin}. To publish the site in a folder, see guides/hosting.md.`},
    });
  }
});
/** An image on another site, or a file in `static`. The check reports a file that is missing. */
const imageAddress = z.string().regex(/^(https:\/\/|\/(?!\/))\S+$/);
const sitePath = z.string().regex(/^\/(?!\/)[\w\-/]*(#[\w-]+)?$/);
const icon = z
  .string()
  .transform((name, context) => {
    const problem = iconProblem(name, icons);
    if (problem) {
      const {message, hint} = problem;
      context.addIssue({code: 'custom', message, params: {hint}});
      return z.NEVER;
    }
    return drawIcon(name);
  })
  .describe('The name of an icon from tabler.io/icons, such as rocket');

const navigationItemSchema = z.strictObject({
  name: text.describe('The text of the link'),
  path: sitePath.describe('The address of a page of this site, such as /benefits'),
});

const navigationItems = unique(z.array(navigationItemSchema).min(1), 'name', 'path');

export const siteSchema = z.strictObject({
  brand: text.describe(
    'The name of this site in the navigation bar, the footer and every browser title',
  ),
  tagline: text.describe('One sentence below the brand in the footer'),
  address: siteAddress.describe(
    'The address where the site is published, such as https://www.example.com',
  ),
  client: z.strictObject({
    name: text.describe('The name of the company that this site is prepared for'),
    url: httpsAddress.describe("The address of the client's own site"),
  }),
  contact: contactSchema,
  navbar: navigationItems.describe('The links in the navigation bar, in order'),
  footer: z.strictObject({
    quickLinksTitle: text.describe('The heading above the quick links'),
    quickLinks: navigationItems.describe('The links in the footer, in order'),
    contactTitle: text.describe('The heading above the email address and the phone number'),
    socialTitle: text.describe('The name of the row of icons, for screen readers'),
    social: unique(
      z.array(
        z.strictObject({
          name: text.describe('The name of the service, for screen readers'),
          url: httpsAddress.describe('The address of our profile there'),
          icon,
        }),
      ),
      'name',
      'url',
    ).describe('The icons in the footer, in order'),
    rights: text.describe('The words after the year and the brand'),
    preparedFor: text.describe("The words before the client's name"),
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
    .describe('A short name that no other tool has, in lowercase letters, digits and hyphens'),
  name: text.describe('The name of the tool as its maker spells it'),
  description: text.describe('One sentence about what the tool does'),
  category: z.enum(toolCategories).describe('The kind of tool, which visitors can filter by'),
  url: httpsAddress.describe("The address of the tool's official page"),
  image: imageAddress.describe(
    "The address of the tool's logo, or of a file in `static`, such as /img/tools/cursor.svg",
  ),
});

export const toolsSchema = unique(z.array(toolSchema).min(1), 'id', 'name');

/** The words below a value in the comparison. Longer ones would need a wider column. */
const cellNote = text.max(30).optional().describe('A few words below the value');

export const comparisonRowSchema = z.strictObject({
  name: text.describe('The name of the tool as its maker spells it'),
  backendTech: text.describe('The technologies of the back ends that it builds, such as Node.js'),
  backendExport: z.boolean().describe('Whether you can export the back-end code'),
  frontendTech: text.describe('The technologies of the front ends that it builds, such as React'),
  frontendExport: z.boolean().describe('Whether you can export the front-end code'),
  llmModel: text.describe('The language models that it uses, such as Claude'),
  llmIntegration: z
    .enum(['Native', 'API'])
    .describe(
      'How the language model is integrated: "Native" if it comes with the tool, "API" if it only works with a model that you connect yourself',
    ),
  hosting: z
    .enum(['inplace', 'external'])
    .describe(
      'Where the apps that it builds are hosted: "inplace" if the tool hosts them, "external" if you host them elsewhere',
    ),
  costPerMonth: z
    .string()
    .regex(/^(Free|\$\d+(\.\d\d)?)([–-]\$?\d+(\.\d\d)?)?$/)
    .describe('"Free", an amount such as "$20", or a range such as "$0–$39", in quotes'),
  mobileSupport: z.boolean().describe('Whether it builds native mobile apps'),
  figmaImport: z.boolean().describe('Whether it imports Figma designs'),
  notes: z
    .strictObject({
      backendExport: cellNote,
      frontendExport: cellNote,
      llmIntegration: cellNote,
      hosting: cellNote,
      costPerMonth: cellNote,
      mobileSupport: cellNote,
      figmaImport: cellNote,
    })
    .optional()
    .describe('A few words below a value, where the value alone would hide a difference'),
});

export const comparisonSchema = unique(z.array(comparisonRowSchema).min(1), 'name');

const columnHeading = text.describe('The heading of the column');
const fieldLabel = text.describe('The label above the field');
const boxTitle = text.describe('The title of a box of this type that has no title of its own');

/** Text in which the site replaces placeholders such as `{name}`. */
const textWith = (...placeholders: string[]) =>
  text.superRefine(refuseUnknownPlaceholders(placeholders));

export const interfaceSchema = z.strictObject({
  skipLink: text.describe(
    'The text of the first link on each page, which skips the navigation for keyboard users',
  ),
  newTab: text.describe('The words that screen readers add to a link that opens in a new tab'),
  copyLink: z
    .strictObject({
      icon: icon.describe('The icon on the button, from tabler.io/icons'),
      label: textWith('title').describe(
        'The name of the button, for screen readers, with {title} for the heading',
      ),
      copied: text.describe('What visitors read when the address is copied'),
      shown: text.describe('What visitors read when the browser refuses to copy it'),
    })
    .describe('The button that copies the address of a heading'),
  preview: z
    .strictObject({
      label: text.describe('The name of the preview bar, for screen readers'),
      about: textWith('request').describe(
        'The text of the bar, with {request} for the link to the pull request',
      ),
      request: textWith('number').describe(
        'The text of the link to the pull request, with {number} for its number',
      ),
      edit: text.describe('The text of the link that opens the page for editing'),
      suggest: text.describe('The text of the button that shows where each text can be changed'),
    })
    .describe('The bar above each page of a preview, which the published site does not have'),
  navbar: z.strictObject({
    label: text.describe('The name of the navigation bar, for screen readers'),
    menu: text.describe(
      'The name of the button that opens the menu on a phone, for screen readers',
    ),
  }),
  table: z.strictObject({
    scrollLabel: text.describe('The name of a wide table that scrolls, for screen readers'),
  }),
  code: z.strictObject({
    scrollLabel: text.describe('The name of a block of code that scrolls, for screen readers'),
  }),
  admonitions: z.strictObject({
    note: boxTitle,
    tip: boxTitle,
    info: boxTitle,
    warning: boxTitle,
    danger: boxTitle,
  }),
  toolCatalogue: z.strictObject({
    search: text.describe('The label of the search field'),
    searchExample: text.describe('A sample search, shown in the empty search field'),
    filterLabel: text.describe('The name of the row of filter buttons, for screen readers'),
    all: text.describe('The text of the button that shows all tools again'),
    count: textWith('shown', 'total').describe(
      'The text that counts the tools, with {shown} and {total} for the numbers',
    ),
    unknownCategory: textWith('category').describe(
      'The sentence before the count when the address names an unknown {category}',
    ),
    noMatch: text.describe('The text shown when the search finds nothing'),
    showAll: text.describe('The text of the button that ends a search without results'),
    compare: text.describe("The text of the link to the tool's row in the comparison"),
    compareAbout: textWith('name').describe(
      'The text that screen readers add to this link, with {name} for the tool',
    ),
    learnMore: text.describe("The text of the link to a tool's official page"),
    learnMoreAbout: textWith('name').describe(
      'The text that screen readers add to the link, with {name} for the tool',
    ),
  }),
  toolComparison: z.strictObject({
    columns: z.strictObject({
      name: columnHeading,
      backendTech: columnHeading,
      backendExport: columnHeading,
      frontendTech: columnHeading,
      frontendExport: columnHeading,
      llmModel: columnHeading,
      llmIntegration: columnHeading,
      hosting: columnHeading,
      costPerMonth: columnHeading,
      mobileSupport: columnHeading,
      figmaImport: columnHeading,
    } satisfies Record<keyof Omit<ComparisonRow, 'notes'>, typeof text>),
    hint: text.describe('The sentence above the table'),
    compare: textWith('name').describe(
      'The name of the checkbox next to a tool, for screen readers, with {name} for the tool',
    ),
    sortBy: textWith('column').describe(
      'The name of the button in a heading, for screen readers, with {column} for the heading',
    ),
    sideBySide: text.describe('The text of the button that shows only the chosen tools'),
    showTable: text.describe('The text of the same button when it leads back to the table'),
    differences: text.describe('The text of the button that hides columns without a difference'),
    copy: text.describe('The text of the button that copies the table'),
    download: text.describe('The text of the button that downloads the table'),
    fileName: text
      .regex(/^[\w-]+\.csv$/)
      .describe('The name of the downloaded file, such as tools.csv'),
    status: z
      .strictObject({
        chosen: textWith('tools').describe('{tools} are chosen for the comparison'),
        sideBySide: textWith('tools').describe('{tools} are side by side'),
        notCompared: textWith('tools').describe(
          'The address names {tools}, which are unknown or too many',
        ),
        ascending: textWith('column').describe('The table is sorted by {column}'),
        descending: textWith('column').describe('The table is sorted by {column} the other way'),
        unsorted: text.describe('The table is in its original order again'),
        hidden: textWith('columns').describe('{columns} are hidden because they are all the same'),
        noneHidden: text.describe('No column is hidden'),
        copied: text.describe('The table was copied'),
        notCopied: text.describe('The browser refused to copy the table'),
      })
      .describe('What the line below the table says after a click, also to screen readers'),
    yes: text.describe('The word for a check mark, for screen readers'),
    no: text.describe('The word for a dash, for screen readers'),
    hosting: z.strictObject({
      inplace: text.describe('The text shown for the hosting "inplace"'),
      external: text.describe('The text shown for the hosting "external"'),
    }),
  }),
  contactDetails: z.strictObject({
    email: text.describe('The label before the email address'),
    phone: text.describe('The label before the phone number'),
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
    optional: text.describe('The word that marks optional fields'),
    selectDepartment: text.describe('The text in the list of departments before a choice is made'),
    departments: unique(z.array(text).min(1)).describe('The departments to choose from, in order'),
    nameHint: text.describe('The hint for a visitor who enters only spaces as a name'),
    submit: text.describe('The text of the button that sends the form'),
    withoutJavaScript: textWith('email').describe(
      'The text shown without JavaScript, with {email} for the email address',
    ),
    timeZone: textWith('zone').describe(
      'The text below the preferred time, with {zone} for our time zone',
    ),
    hints: z
      .strictObject({
        pastDate: text.describe('The hint below a date that has passed'),
        closedDay: text.describe('The hint below a date when the office is closed'),
        closedTime: text.describe('The hint below a time when the office is closed'),
      })
      .describe('What visitors read when they prefer a time that we do not offer'),
    after: z
      .strictObject({
        calendar: text.describe('The text of the button that saves the meeting for a calendar'),
        meeting: textWith('brand').describe(
          'The name of the meeting in the calendar, with {brand} for the name of the site',
        ),
        email: text.describe('The text of the link that opens the message as an email'),
        copy: text.describe('The text of the button that copies the message'),
        copied: text.describe('What is shown when the message was copied'),
        notCopied: text.describe('What is shown when the browser does not allow copying'),
      })
      .describe('What visitors can do with a message that was sent, or that failed'),
    delivery: z
      .strictObject({
        consent: text.describe('The sentence above the button about what happens with the data'),
        sending: text.describe('The text of the button while the message is being sent'),
        retry: text.describe('The text of the button after an error'),
        unreachable: text.describe('The error when no answer arrives in time'),
        refused: text.describe('The error when the server answers that it failed'),
      })
      .describe('The texts of a form that is sent to an `endpoint` (see `site.yaml`)'),
  }),
  sharing: z
    .strictObject({
      imageDescription: textWith('title', 'brand').describe(
        'What the image shows, for people who can’t see it, with {title} for the heading of the page and {brand} for the name of the site',
      ),
    })
    .describe('The image that appears when someone shares a link to a page'),
  loadFailure: z
    .strictObject({
      reload: text.describe('The text of the link that reloads the page'),
      contactForm: textWith('reload', 'email').describe(
        'The text below the form, with {reload} and {email} for the links',
      ),
      toolCatalogue: textWith('reload').describe(
        'The text above the filter buttons, with {reload} for the link',
      ),
      toolComparison: textWith('reload').describe(
        'The text above the comparison, with {reload} for the link',
      ),
    })
    .describe('What visitors read when a part of a page can’t load its script'),
  video: z.strictObject({
    play: textWith('title').describe(
      'The name of the button that plays a video, for screen readers, with {title} for the video',
    ),
    transcriptLabel: text.describe('The text of the link to what is said in the video'),
    captionsLabel: text.describe('The name of the captions in the menu of a video file'),
  }),
  handout: z
    .strictObject({
      contents: text.describe('The heading above the list of chapters'),
    })
    .describe('The PDF of the whole site that `npm run handout` makes'),
  notFound: z.strictObject({
    title: text.describe('The browser title of the page for unknown addresses'),
  }),
  crash: z
    .strictObject({
      title: text.describe('The heading of the message'),
      text: text.describe('One or two sentences about what to do now'),
      retry: text.describe('The text of the button that tries again'),
    })
    .describe('The message shown when the script of a page fails'),
});

/** The longest description that search engines show in full, in characters. */
const longestDescription = 160;

/** The block between two lines of `---` at the top of a page. */
export const frontMatterSchema = z.strictObject({
  title: text.describe('The name of the page in the browser tab, before the name of the site'),
  description: text
    .max(longestDescription)
    .describe('One or two sentences for search engines, at most 160 characters'),
  slug: z
    .string()
    .regex(/^\/[\w\-/]*$/)
    .optional()
    .describe(
      'The address of the page, such as /benefits, if it differs from the name of its file',
    ),
  draft: z.boolean().optional().describe('Whether to keep the page out of the published site'),
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
export type Tool = z.infer<typeof toolSchema>;
export type ToolCategory = Tool['category'];
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;
export type InterfaceWords = z.infer<typeof interfaceSchema>;
/** A field of the contact form (specification, section 3). */
export type ContactFieldName = keyof InterfaceWords['contactForm']['fields'];
