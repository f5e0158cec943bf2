import {stringify} from 'yaml';
import type {FrontMatter} from '../../../../src/content/schema';

/** What a page is made of. */
export type NewPage = Pick<FrontMatter, 'title' | 'description'>;

/**
 * The name of a page's file, and so its address: small letters, digits and hyphens.
 *
 * @returns an empty text when the title has no letter or digit to make it of
 */
export const pageNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A text whose signs mean nothing to Markdown and MDX. */
const plain = (text: string): string =>
  text.replace(/[\\`*_{}[\]<]|^[-+>#]|(?<=^\d+)[.)](?= )/g, '\\$&');

function frontMatterOf({title, description}: NewPage): string {
  const name = pageNameOf(title);
  // Docusaurus takes a number at the beginning for an order, and leaves it out of the address.
  const slug = /^\d+-/.test(name) ? `/${name}` : undefined;
  // It reads YAML 1.1, in which more texts need quotes.
  return stringify({title, description, slug}, {version: '1.1', lineWidth: 0});
}

/** The text of a page that can be published as it is. */
export const pageText = (page: NewPage): string => `---
${frontMatterOf(page)}---

<Hero drawing="prompt">

  # ${plain(page.title)}

  ${plain(page.description)}

</Hero>

<Section>

  ## What it means for your team

  {/* Write it here. What else a page can hold: guides/authors.md */}

  Every team starts from somewhere else, so we look at yours first.

</Section>

<Banner>

  ## Shall we look at it together?

  Bring one project that takes too long, and we will find the first step.

  <Button to="/contact" size="lg">Schedule a Meeting</Button>

</Banner>
`;
