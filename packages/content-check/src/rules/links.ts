import {toString} from 'mdast-util-to-string';
import type {Problem, ProblemDetails} from '../Diagnostic';
import type {PageRule, RuleContext} from '../model/Content';
import {imageAttributes, linkAttributes} from '../model/addresses';
import type {Page} from '../model/readPage';
import {
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  nodesOf,
  startOf,
} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {addressProblem} from './addresses';
import type {AddressPlace} from './addresses';

/** Link text that says nothing to people who hear only a list of links. */
const emptyWords =
  /^(click( (here|this( link)?))?|here|(this|the) (link|page)|link|(read|find out|see|learn)? ?more|more info(rmation)?|details)[.!…:]?$/i;

function linkTextProblem(words: string): ProblemDetails | undefined {
  const text = words.trim();
  if (text === '') {
    return {message: 'This link has no text.', hint: 'Write what it leads to.'};
  }
  return emptyWords.test(text)
    ? {
        message: `"${text}" doesn't say where the link leads.`,
        hint: 'Describe what people will find there, such as "See the benefits".',
      }
    : undefined;
}

/** Names that cameras and programs give to files. */
const fileName =
  /^(img|dscn?|pxl|mvi|image|photo|picture|untitled|screen ?shot)?[\s_-]*[\d\s._:-]*( \d+)?(\.\w{3,4})?$|^\S+\.(png|jpe?g|gif|svg|webp|avif|heic)$/i;

function descriptionProblem(
  description: string | null | undefined,
  howToWrite: string,
  isEmptyRight: boolean,
): ProblemDetails | undefined {
  const text = description?.trim();
  if (text ? fileName.test(text) : !isEmptyRight) {
    return text
      ? {
          message: `"${text}" is the name of a file, not a description.`,
          hint: 'Say in a few words what the image shows.',
        }
      : {message: "This image needs a description for people who can't see it.", hint: howToWrite};
  }
  return undefined;
}

const at = (offset: number, details: ProblemDetails | undefined): Problem[] =>
  details ? [{offset, ...details}] : [];

function elementLinks(element: JsxElement, page: Page, context: RuleContext): Problem[] {
  const {name, children} = element;
  const attributes = attributesOf(element);
  const start = startOf(element);
  const route = page.isPartial ? undefined : page.route;
  const addresses = attributes.flatMap((attribute) => {
    const text = attributeText(attribute);
    const isLink = linkAttributes.includes(attribute.name);
    if (text === undefined || !(isLink || imageAttributes.includes(attribute.name))) {
      return [];
    }
    // The source of anything else, such as a video, can be any file.
    const isPicture = !isLink && (attribute.name !== 'src' || name === 'img');
    const kind = attribute.name === 'to' ? 'page' : isPicture ? 'image' : 'link';
    const place: AddressPlace = {file: page.file.path, route, kind};
    return at(startOf(attribute), addressProblem(text, place, context));
  });
  const isLink = attributes.some(
    (attribute) => attribute.name === 'to' || (name === 'a' && attribute.name === 'href'),
  );
  const isSimple = children.every(({type}) => type === 'text' || type === 'paragraph');
  const text = toString(element);
  // An empty component has a problem of its own.
  const words = isLink && isSimple && (name === 'a' || text.trim() !== '');
  const alt = findAttribute(element, 'alt');
  const howToWrite = 'Add alt="What it shows", or alt="" if it\'s only decoration.';
  const isDescribed = alt !== undefined || name !== 'img';
  return [
    ...addresses,
    ...(words ? at(start, linkTextProblem(text)) : []),
    ...at(
      (alt && startOf(alt)) || start,
      descriptionProblem(alt && attributeText(alt), howToWrite, isDescribed),
    ),
  ];
}

/** Checks the addresses of links and images, the text of links, and the descriptions of images. */
export const checkLinks: PageRule = (page, context) => {
  const {file, tree, isPartial, route} = page;
  const markdown = nodesOf(tree, 'link', 'image', 'definition').flatMap((node) => {
    const start = startOf(node);
    const kind = node.type === 'image' ? 'image' : 'link';
    const place: AddressPlace = {file: file.path, route: isPartial ? undefined : route, kind};
    // The parser turns a bare www.example.com into a link by itself.
    const isBare = /^www\./i.test(file.text.slice(start, endOf(node)));
    const hasWords = node.type === 'link' && !node.children.some((child) => child.type === 'image');
    const howToWrite =
      'Say in a few words what it shows: ![A chart of hours saved](/img/chart.png)';
    return [
      ...at(start, isBare ? undefined : addressProblem(node.url, place, context)),
      ...at(start, hasWords ? linkTextProblem(toString(node)) : undefined),
      ...at(
        start,
        node.type === 'image' ? descriptionProblem(node.alt, howToWrite, false) : undefined,
      ),
    ];
  });
  const elements = elementsOf(tree).flatMap((element) => elementLinks(element, page, context));
  return [...markdown, ...elements];
};
