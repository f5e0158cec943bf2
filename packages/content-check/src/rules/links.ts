import type {Image, ImageReference, Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {PageRule} from '../config';
import type {Range} from '../Diagnostic';
import {imageAttributes, linkAttributes} from '../model/addresses';
import type {Page} from '../model/readPage';
import {
  addressRange,
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  nodesOf,
  startOf,
} from '../model/tree';
import {brokenAddress, unwiseAddress} from './addresses';
import type {AddressPlace} from './addresses';

/** Where the address in an attribute can lead; undefined if the attribute contains none. */
function kindOf(element: string | null, attribute: string): AddressPlace['kind'] | undefined {
  if (linkAttributes.includes(attribute)) {
    return attribute === 'to' ? 'page' : 'link';
  }
  // The source of anything else than an image, such as a video, can be any file.
  const isPicture = attribute !== 'src' || element === 'img';
  return imageAttributes.includes(attribute) ? (isPicture ? 'image' : 'link') : undefined;
}

/** Whether a node is a picture: `![alt](address)` or, with the address further down, `![alt][name]`. */
const isImage = (node: Nodes): node is Image | ImageReference =>
  node.type === 'image' || node.type === 'imageReference';

/** Whether a part of a node couldn't be read. */
const isReadInPart = (node: Parameters<typeof startOf>[0], {unread}: Page): boolean =>
  unread.some(({start, end}) => startOf(node) < end && start < endOf(node));

/** The links and pictures of a page's Markdown, and the addresses further down. */
const linksIn = (page: Page) =>
  nodesOf(page.tree, 'link', 'linkReference', 'image', 'imageReference', 'definition').filter(
    (node) => !isReadInPart(node, page),
  );

type WrittenAddress = {
  offset: number;
  address: string;
  /** Where it's written; undefined when that's with escapes. */
  range: Range | undefined;
  place: AddressPlace;
};

/** Where the text of an attribute is written. */
function valueRange(text: string, attribute: MdxJsxAttribute, value: string): Range | undefined {
  const start = text.indexOf(value, startOf(attribute) + attribute.name.length);
  const end = start + value.length;
  return start !== -1 && end <= endOf(attribute) ? {start, end} : undefined;
}

/** The addresses on a page, in Markdown and in tags. */
function addressesOn(page: Page): WrittenAddress[] {
  const route = page.isPartial ? undefined : page.route;
  const {path, text} = page.file;
  const inMarkdown = linksIn(page).flatMap((node): WrittenAddress[] => {
    const start = startOf(node);
    const isLink =
      'url' in node &&
      // A definition without an address is an old way to write a comment: [note]: <> (ask Ada)
      (node.type !== 'definition' || node.url !== '') &&
      // The parser turns a bare www.example.com into a link by itself.
      !/^www\./i.test(text.slice(start, endOf(node)));
    const kind = node.type === 'image' ? 'image' : 'link';
    const range = isLink ? addressRange(text, node) : undefined;
    return isLink
      ? [{offset: start, address: node.url, range, place: {kind, route, file: path}}]
      : [];
  });
  const inTags = elementsOf(page.tree).flatMap((element) =>
    attributesOf(element).flatMap((attribute): WrittenAddress[] => {
      const kind = kindOf(element.name, attribute.name);
      const address = attributeText(attribute);
      return kind !== undefined && address !== undefined
        ? [
            {
              offset: startOf(attribute),
              address,
              range: valueRange(text, attribute, address),
              place: {kind, route},
            },
          ]
        : [];
    }),
  );
  return [...inMarkdown, ...inTags];
}

/** Checks where links and pictures lead. */
export const checkAddresses: PageRule = (page, context) =>
  addressesOn(page).flatMap(({offset, address, range, place}) => {
    const found = brokenAddress(address, place, context);
    if (!found) {
      return [];
    }
    const {instead, ...problem} = found;
    const suggestions = instead === undefined || !range ? [] : [{...range, text: instead}];
    return page.file.diagnostic({offset, ...problem, suggestions});
  });

/** Finds addresses that work, but not as they should. */
export const checkAddressForm: PageRule = (page, context) =>
  addressesOn(page).flatMap(({offset, address, place}) => {
    const found = brokenAddress(address, place, context)
      ? undefined
      : unwiseAddress(address, context);
    return found ? page.file.diagnostic({offset, ...found}) : [];
  });

/** The links of a page whose text can be told, with it. */
function linkTexts(page: Page): {offset: number; words: string}[] {
  const inMarkdown = linksIn(page).flatMap((node) =>
    'children' in node && !node.children.some(isImage)
      ? [{offset: startOf(node), words: toString(node).trim()}]
      : [],
  );
  const inTags = elementsOf(page.tree).flatMap((element) => {
    const words = toString(element).trim();
    const isSimple = element.children.every(({type}) => type === 'text' || type === 'paragraph');
    // An empty component has a problem of its own.
    const isLink =
      element.name === 'a'
        ? findAttribute(element, 'href')
        : words !== '' && findAttribute(element, 'to');
    return isSimple && isLink ? [{offset: startOf(element), words}] : [];
  });
  return [...inMarkdown, ...inTags];
}

/** Finds links without a text. */
export const checkEmptyLinks: PageRule = (page) =>
  linkTexts(page)
    .filter(({words}) => words === '')
    .map(({offset}) =>
      page.file.diagnostic({
        offset,
        message: 'This link has no text.',
        hint: 'Write what it leads to.',
      }),
    );

/** Link text that says nothing to people who hear only a list of links. */
const emptyWords =
  /^(click( (here|this( link)?))?|here|(this|the) (link|page)|link|(read|find out|see|learn)? ?more|more info(rmation)?|details)[.!…:]?$/i;

/** Finds links whose text doesn't say where they lead. */
export const checkLinkTexts: PageRule = (page) =>
  linkTexts(page)
    .filter(({words}) => emptyWords.test(words))
    .map(({offset, words}) =>
      page.file.diagnostic({
        offset,
        message: `"${words}" doesn't say where the link leads.`,
        hint: 'Describe what people will find there, such as "See the benefits".',
      }),
    );

/** Finds pictures that no one describes. */
export const checkDescriptions: PageRule = (page) =>
  [
    ...linksIn(page).filter((node) => isImage(node) && !node.alt),
    ...elementsOf(page.tree).filter(
      (element) =>
        element.name === 'img' && !findAttribute(element, 'alt') && !isReadInPart(element, page),
    ),
  ].map((node) =>
    page.file.diagnostic({
      offset: startOf(node),
      message: "This image needs a description for people who can't see it.",
      hint: 'Say in a few words what it shows: ![A chart of hours saved](/img/chart.png), or alt="A chart of hours saved" in a tag. If it only decorates the page, write it as a tag with alt="".',
    }),
  );
