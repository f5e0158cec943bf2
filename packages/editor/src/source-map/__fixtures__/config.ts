import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SourceFile, unique} from '@sitekit/content-check';
import type {ComponentDoc, ComponentProp, ContentConfig, PropType} from '@sitekit/content-check';
import * as z from 'zod';

const prop = (name: string, type: PropType, more: Partial<ComponentProp> = {}): ComponentProp => ({
  name,
  type,
  isRequired: false,
  description: `The ${name}.`,
  ...more,
});

const text: PropType = {kind: 'text'};

const component = (name: string, more: Partial<ComponentDoc>): ComponentDoc => ({
  name,
  description: '',
  props: [],
  content: 'required',
  example: `<${name} />`,
  ...more,
});

const thing = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/),
  name: z.string().describe('The name of the thing'),
  count: z.number(),
  isFree: z.union([z.boolean(), z.string()]),
  kind: z.enum(['big', 'small']),
  text: z.string(),
  address: z.url(),
  note: z.string().optional(),
});

/** A made-up site whose pages and records are hard to edit. */
export const config: ContentConfig = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  frontMatter: z.strictObject({
    title: z.string(),
    description: z.string(),
    draft: z.boolean().optional(),
  }),
  records: {
    things: unique(z.array(thing), 'id', 'name'),
    words: z.unknown(),
    links: unique(z.array(z.strictObject({name: z.string(), path: z.string()})), 'name', 'path'),
  },
  components: [
    component('Box', {
      props: [
        prop('title', text),
        prop('tone', {kind: 'choice', values: ['calm', 'loud']}),
        prop('wide', {kind: 'boolean'}),
      ],
      example: '<Box title="A box">\n\n  ## In the box {/* #box */}\n\n  Text.\n\n</Box>',
    }),
    component('Grid', {
      canContain: ['Card'],
      example:
        '<Grid>\n  <Card id={1} title="A card" icon="rocket">\n    Text.\n  </Card>\n</Grid>',
    }),
    component('Card', {
      belongsIn: ['Grid'],
      props: [
        prop('id', {kind: 'number'}),
        prop('title', text, {isRequired: true}),
        prop('icon', {kind: 'icon'}),
        prop('note', text),
      ],
      example: '<Card id={1} title="A card" icon="rocket">\n  Text.\n</Card>',
    }),
    component('Chip', {props: [prop('to', text)], example: '<Chip to="/">Chip</Chip>'}),
    component('Name', {content: 'none'}),
  ],
  guide: '',
  providedByDocusaurus: [],
  icons: {names: ['rocket', 'bug', 'map'], help: ''},
  admonitions: ['note'],
  spelling: {config: '', words: ''},
  rules: [],
};

/** Its files, of which each line has something that is easy to damage. */
export const files: SourceFile[] = readdirSync(join(__dirname, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.(?:mdx|yaml)$/.test(file))
  .sort()
  .map((file) =>
    SourceFile.fromBytes(`content/${file}`, readFileSync(join(__dirname, 'content', file))),
  );
