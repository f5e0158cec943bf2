import {isElement} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {contactHref} from '../../src/components/ContactLink/contactHref';
import {components} from '../../src/content/components';
import type {Records} from '../../src/content/schema';
import {propsOf} from './contentPages';
import type {ContentPage} from './contentPages';

/** What a page has to show, and where its links lead. */
type ExpectedContent = {texts: string[]; links: string[]};

/** Pictures, and what only appears once the form is sent. `contact-form.spec.ts` tests it. */
const others = ['image', 'thanksTitle', 'thanksText', 'sendAnotherLabel'];

/** HTML attributes that are read aloud or followed. */
const htmlAttributes = ['alt', 'aria-label', 'href'];

/** Docusaurus turns `:tada:` into an emoji. */
const shortcode = /:[\w+-]+:/;

/** Docusaurus gives linked files addresses of their own. */
const isFile = (address: string) => /^(?![a-z]+:).*\.(?!mdx?\b)\w{2,5}$/i.test(address);

const isAddress = (value: string) => /^([/#]|\.{1,2}\/|(https?|mailto|tel):)/.test(value);

/** The texts and addresses in the props of a component, or in the attributes of an HTML element. */
function propsShown(element: JsxElement): unknown[] {
  const isHtml = !element.name || /^[a-z]/.test(element.name);
  const known = components.find(({name}) => name === element.name)?.props ?? [];
  const names = known.filter(({type}) => type.kind === 'text').map(({name}) => name);
  const shown = isHtml ? htmlAttributes : names.filter((name) => !others.includes(name));
  return shown.map((name) => propsOf(element)[name]);
}

/** What the components that show records have of them. The tests of the tools know more. */
function recordsShown({
  site,
  tools,
  comparison,
  studies,
}: Records): Partial<Record<string, string[]>> {
  const {contact} = site;
  const people = (site.people ?? []).map(({name, role}) => `${name}, ${role}`);
  return {
    ClientName: [site.client.name],
    ContactDetails: [
      ...(['email', 'phone'] as const).flatMap((way) => [contact[way], contactHref(way, contact)]),
      ...people,
    ],
    Studies: studies.flatMap(({name, year, participants, measured, result, url}) => [
      ...[`${name}, ${year}`, participants, measured, result, url],
    ]),
    ToolCatalogue: tools.flatMap(({name, category, description, url}) => [
      ...[name, category, description, url],
    ]),
    ToolComparison: comparison.flatMap(({name, sources}) => [name, ...Object.values(sources)]),
  };
}

/** What a page has to show: the text, props and records that its MDX names. */
export function expectedContent({tree, resolve}: ContentPage, records: Records): ExpectedContent {
  const ofRecords = recordsShown(records);
  const found: unknown[] = [];
  visit(tree, (node: Nodes) => {
    if (isElement(node)) {
      found.push(...propsShown(node), ...(ofRecords[node.name ?? ''] ?? []));
      return node.name === 'ContactForm' ? SKIP : undefined;
    }
    const isText = /^(text|inlineCode|code)$/.test(node.type);
    found.push(
      isText && 'value' in node ? node.value : undefined,
      node.type === 'image' ? node.alt : undefined,
      node.type === 'link' ? node.url : undefined,
    );
    return undefined;
  });
  const strings = found.filter((value) => typeof value === 'string');
  return {
    texts: strings
      .filter((text) => !isAddress(text))
      .flatMap((text) => text.split(/\n/).flatMap((line) => line.split(shortcode)))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
    links: strings.filter((text) => isAddress(text) && !isFile(text)).map(resolve),
  };
}
