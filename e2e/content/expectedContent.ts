import {elementsOf, isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {components} from '../../src/content/components';
import type {Records} from '../../src/content/schema';
import {propsOf} from './contentPages';
import type {ContentPage} from './contentPages';

/** What a page has to show, and where its links lead. */
export type ExpectedContent = {texts: string[]; links: string[]};

/** Props that only appear once the form is sent. `contact-form.spec.ts` tests them. */
const shownLater = ['thanksTitle', 'thanksText', 'sendAnotherLabel'];

/** HTML attributes that are read aloud. */
const htmlTexts = ['alt', 'aria-label'];

/** Docusaurus turns `:tada:` into an emoji. */
const shortcode = /:[\w+-]+:/;

/** Docusaurus gives linked files addresses of their own. */
const isFile = (address: string) => /^(?![a-z]+:).*\.(?!mdx?\b)\w{2,5}$/i.test(address);

const isAddress = (value: string) => /^([/#]|\.{1,2}\/|(https?|mailto|tel):)/.test(value);

/** The texts in the props of a component, or in the attributes of an HTML element. */
function textProps(element: JsxElement): string[] {
  const isHtml = !element.name || /^[a-z]/.test(element.name);
  const known = components.find(({name}) => name === element.name)?.props ?? [];
  const names = known.filter(({type}) => type.kind === 'text').map(({name}) => name);
  const shown = isHtml ? htmlTexts : names.filter((name) => !shownLater.includes(name));
  const props = propsOf(element);
  return shown
    .flatMap((name) => props[name] ?? [])
    .filter((value) => typeof value === 'string')
    .filter((value) => !isAddress(value));
}

/** What the components that show records have of them. The tests of the tools know more. */
function recordContent({site, tools, comparison, studies}: Records) {
  const {email, phone} = site.contact;
  const isCompared = (tool: string) => comparison.some(({name}) => name === tool);
  const content: Partial<Record<string, ExpectedContent>> = {
    ContactDetails: {
      texts: [email, phone],
      links: [`mailto:${email}`, `tel:${phone.replace(/[^+\d]/g, '')}`],
    },
    Studies: {
      texts: studies.flatMap((study) => [study.name, study.measured, study.result]),
      links: studies.map(({url}) => url),
    },
    ToolCatalogue: {
      texts: tools.flatMap(({name, category, description}) => [name, category, description]),
      links: tools.flatMap(({id, name, url}) => [
        url,
        ...(isCompared(name) ? [`#compare-${id}`] : []),
      ]),
    },
    ToolComparison: {
      texts: comparison.map(({name}) => name),
      links: comparison.flatMap(({name, sources}) => [
        ...tools.filter((tool) => tool.name === name).map(({id}) => `#tool-${id}`),
        ...Object.values(sources),
      ]),
    },
  };
  return content;
}

/** The texts and links in a page's Markdown, without those of components. */
function markdownContent(node: Nodes): ExpectedContent {
  const {to, href} = isElement(node) ? propsOf(node) : {};
  const address = node.type === 'link' ? node.url : (to ?? href);
  const text = 'value' in node && /^(text|inlineCode|code)$/.test(node.type) ? node.value : '';
  const inside = 'children' in node ? node.children.map(markdownContent) : [];
  return {
    texts: [
      text,
      node.type === 'image' ? (node.alt ?? '') : '',
      ...inside.flatMap(({texts}) => texts),
    ],
    links: [
      ...(typeof address === 'string' && !isFile(address) ? [address] : []),
      ...inside.flatMap(({links}) => links),
    ],
  };
}

/** What a page has to show: the text, props and records that its MDX names. */
export function expectedContent(page: ContentPage, records: Records): ExpectedContent {
  const elements = elementsOf(page.tree);
  const shownRecords = recordContent(records);
  const shown = elements.flatMap(({name}) => shownRecords[name ?? ''] ?? []);
  const {texts, links} = markdownContent(page.tree);
  const all = [...texts, ...elements.flatMap(textProps), ...shown.flatMap((each) => each.texts)];
  return {
    texts: all
      .flatMap((text) => text.split(/\n/).flatMap((line) => line.split(shortcode)))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    links: [...links, ...shown.flatMap((each) => each.links)].map(page.resolve),
  };
}
