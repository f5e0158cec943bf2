import * as z from 'zod';
import {defineContentConfig, iconProblem, checkPlaceholders, unique} from '../../../src';
import type {ComponentDoc, ComponentProp, Content, Diagnostic, PropType} from '../../../src';

const icons = {
  names: ['rocket', 'coins', 'bug', 'brand-github'],
  help: 'All icons: npm run icons',
};

const text = z.string().trim().min(1);
const address = z.url({protocol: /^https$/});
const icon = z.string().transform((name, context) => {
  const problem = iconProblem(name, icons);
  if (problem) {
    context.addIssue({code: 'custom', message: problem.message, params: {hint: problem.hint}});
  }
  return name;
});

const shop = z.strictObject({
  brand: text.describe('The name of this site'),
  tagline: text.describe('One sentence about it'),
  count: text
    .superRefine(checkPlaceholders(['shown', 'total']))
    .describe('The text that counts the products, with {shown} and {total} for the numbers'),
  owner: z.strictObject({name: text, url: address}),
  contact: z.strictObject({
    email: z.email(),
    phone: z.string().regex(/^[\d ()-]{7,}$/),
    endpoint: address.optional(),
  }),
  navbar: unique(
    z.array(z.strictObject({name: text, path: z.string().regex(/^\/[\w-]*$/)})),
    'name',
    'path',
  ),
  address: address.optional(),
  social: z.array(z.strictObject({name: text, url: address, icon})),
});

const product = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: text.describe('The name as its maker writes it'),
  description: text.describe('One sentence about what it does'),
  kind: z.enum(['Planning', 'Writing', 'Testing']).describe('What it is for'),
  delivery: z.enum(['online', 'download']).describe('How customers get it'),
  price: z
    .string()
    .regex(/^(Free|\$\d+)$/)
    .describe('"Free", or an amount such as "$20", in quotes'),
  isMobile: z.boolean().describe('Whether it runs on phones'),
  image: z
    .string()
    .regex(/^(https:|\/)/)
    .optional()
    .describe('Its picture'),
});

const products = unique(z.array(product), 'id', 'name');

const prop = (name: string, type: PropType, isRequired = true): ComponentProp => ({
  name,
  type,
  isRequired,
  description: '',
});
const title = prop('title', {kind: 'text'});

const component = (
  name: string,
  props: ComponentProp[],
  rest: Pick<Partial<ComponentDoc>, 'content' | 'canContain' | 'belongsIn' | 'counts' | 'example'> = {},
): ComponentDoc => ({name, description: '', props, content: 'required', example: '', ...rest});

const components: ComponentDoc[] = [
  component('Banner', []),
  component('Benefit', [prop('icon', {kind: 'icon'}), title], {belongsIn: ['BenefitGrid']}),
  component('BenefitGrid', [], {canContain: ['Benefit']}),
  component('Button', [prop('to', {kind: 'text'})]),
  component('ClientName', [], {content: 'none'}),
  component('CardGrid', [], {canContain: ['TopicCard'], counts: '2, 3, 4 or 6'}),
  component('Checklist', [title, prop('id', {kind: 'text'}, false)], {canContain: ['list']}),
  component('ComparisonTable', [prop('caption', {kind: 'text'})], {canContain: ['table']}),
  component('ProcessStep', [prop('id', {kind: 'number'}), title]),
  component('Section', [
    prop('tone', {kind: 'choice', values: ['paper', 'mist']}, false),
    prop('layout', {kind: 'choice', values: ['stack', 'split']}, false),
  ]),
  component('Stage', [prop('period', {kind: 'text'}), title], {belongsIn: ['Timeline']}),
  component('Step', [title], {belongsIn: ['StepLine']}),
  component('StepLine', [prop('loop', {kind: 'boolean'}, false)], {canContain: ['Step']}),
  component('Timeline', [], {canContain: ['Stage']}),
  component('ToolCatalogue', [], {content: 'none'}),
  component(
    'TopicCard',
    [
      prop('icon', {kind: 'icon'}, false),
      title,
      {...prop('to', {kind: 'text'}, false), goesWith: 'linkLabel'},
      {...prop('linkLabel', {kind: 'text'}, false), goesWith: 'to'},
    ],
    {belongsIn: ['CardGrid']},
  ),
];

const PRODUCT_COUNT = 2;

/** A rule that only this site has. */
const checkProductCount = ({records}: Content): Diagnostic[] =>
  records
    .filter(({name, value}) => name === 'products' && Array.isArray(value))
    .filter(({value}) => (value as unknown[]).length !== PRODUCT_COUNT)
    .map(({file, value}) =>
      file.diagnostic({
      severity: 'warning',
      message: `The number of products is now ${(value as unknown[]).length}, but the pages say ${PRODUCT_COUNT}.`,
      hint: 'Update the texts, or add a product.',
    }));

export default defineContentConfig({
  contentFolder: 'docs-content',
  recordsFolder: 'docs-content/data',
  frontMatter: z.strictObject({
    title: text.describe('The name of the page in the browser tab'),
    description: text.max(160).describe('One or two sentences for search engines'),
    slug: z
      .string()
      .regex(/^\/[\w\-/]*$/)
      .optional()
      .describe('The address of the page, such as /pilot, if it differs from the name of its file'),
    draft: z.boolean().optional(),
  }),
  records: {shop, products},
  components,
  guide: 'guides/authors.md',
  providedByDocusaurus: ['Head', 'Details'],
  icons,
  refuses: ['pageWithoutHeading', 'htmlComments', 'ownStyles'],
  admonitions: ['note', 'tip', 'info', 'warning', 'danger'],
  spelling: {
    config: 'cspell.config.yaml',
    words: 'docs-content/words.txt',
    nameFields: ['shop.owner.name', 'shop.social.name'],
  },
  addressField: 'shop.address',
  serverFields: ['shop.contact.endpoint'],
  rules: [checkProductCount],
});
