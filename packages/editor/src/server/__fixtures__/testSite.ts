import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {keepAcrossReloads} from '../development/server';
import type {ContentConfig} from '@sitekit/content-check';
import * as z from 'zod';
import {EditorSite} from '../EditorSite';

const config: ContentConfig = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  frontMatter: z.strictObject({title: z.string(), description: z.string()}),
  records: {
    shop: z.strictObject({
      name: z.string().trim(),
      kind: z.enum(['big', 'small']),
      url: z.url(),
      phone: z.string().regex(/^\+[\d -]+$/),
      offers: z.array(
        z.strictObject({
          price: z.string(),
          help: z.string(),
          notes: z.strictObject({price: z.string()}).optional(),
        }),
      ),
    }),
  },
  components: [
    {
      name: 'Card',
      description: 'A card.',
      props: [
        {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'Its title.'},
        {name: 'to', type: {kind: 'text'}, isRequired: false, description: 'Where it leads.'},
        {
          name: 'tone',
          type: {kind: 'choice', values: ['calm', 'loud']},
          isRequired: false,
          description: 'Its color.',
        },
      ],
      content: 'required',
      example: '<Card title="A card">\n  Text.\n</Card>',
    },
    {
      name: 'Catalogue',
      description: 'All offers.',
      props: [],
      content: 'none',
      example: '<Catalogue />',
    },
  ],
  computed: {Cost: (_, {shop}) => (shop as {offers: {price: string}[]}).offers[0]?.price ?? ''},
  guide: 'guide.md',
  providedByDocusaurus: [],
  icons: {
    names: ['rocket', 'rocket-off', 'bug'],
    help: '',
    tags: (name) => (name === 'bug' ? ['insect'] : ['launch']),
    svg: (name) => `<${name}>`,
  },
  admonitions: ['note'],
  spelling: {config: 'cspell.yaml', words: 'words.txt'},
  rules: [],
};

export const pageFile = 'content/page.mdx';
export const recordFile = 'content/data/shop.yaml';

export const pageText = `---
title: Offers
description: What we offer.
---

# Our \`best\` offers

We have **many** [offers](/offers).

![A team](https://example.com/team.png)

<Card title="First" to="/first" tone="calm">
  The first card.
</Card>

\`\`\`sh
npm start
\`\`\`
`;

export const recordText = `name: Our shop
kind: big
url: https://example.com
phone: "+1 202"
offers:
  - price: $20
    help: "From {brand} to you"
`;

export type TestSite = {
  site: EditorSite;
  siteDir: string;
  /** Paths from the project's root. */
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: () => void;
};

/** A site in a temporary folder, which is also the one of the running server. */
export function createTestSite(): TestSite {
  const siteDir = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(siteDir, 'content/data'), {recursive: true});
  const write = (file: string, text: string) => writeFileSync(join(siteDir, file), text);
  write(pageFile, pageText);
  write(recordFile, recordText);
  return {
    site: keepAcrossReloads(`editor-site ${siteDir}`, () => new EditorSite(siteDir, config)),
    siteDir,
    read: (file) => readFileSync(join(siteDir, file), 'utf8'),
    write,
    remove: () => rmSync(siteDir, {recursive: true}),
  };
}
