import type {Nodes} from 'mdast';
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

/** @param description undefined if there is none; empty for a decoration */
function descriptionProblem(description: string | undefined): ProblemDetails | undefined {
  const text = description?.trim();
  if (text === undefined) {
    return {
      message: "This image needs a description for people who can't see it.",
      hint: 'Say in a few words what it shows: ![A chart of hours saved](/img/chart.png), or alt="A chart of hours saved" in a tag.',
    };
  }
  return text !== '' && fileName.test(text)
    ? {
        message: `"${text}" is the name of a file, not a description.`,
        hint: 'Say in a few words what the image shows.',
      }
    : undefined;
}

const at = (offset: number, details: ProblemDetails | undefined): Problem[] =>
  details ? [{offset, ...details}] : [];

const placeIn = (page: Page, kind: AddressPlace['kind']): AddressPlace => ({
  file: page.file.path,
  route: page.isPartial ? undefined : page.route,
  kind,
});

/** Where the address in an attribute can lead; undefined if the attribute contains none. */
function kindOf(element: JsxElement, attribute: string): AddressPlace['kind'] | undefined {
  if (linkAttributes.includes(attribute)) {
    return attribute === 'to' ? 'page' : 'link';
  }
  // The source of anything else than an image, such as a video, can be any file.
  const isPicture = attribute !== 'src' || element.name === 'img';
  return imageAttributes.includes(attribute) ? (isPicture ? 'image' : 'link') : undefined;
}

function elementProblems(element: JsxElement, page: Page, context: RuleContext): Problem[] {
  const {name, children} = element;
  const start = startOf(element);
  const addresses = attributesOf(element).flatMap((attribute) => {
    const kind = kindOf(element, attribute.name);
    const text = attributeText(attribute);
    return kind === undefined || text === undefined
      ? []
      : at(startOf(attribute), addressProblem(text, placeIn(page, kind), context));
  });
  const isLink = findAttribute(element, name === 'a' ? 'href' : 'to') !== undefined;
  const isSimple = children.every(({type}) => type === 'text' || type === 'paragraph');
  const text = toString(element);
  // An empty component has a problem of its own.
  const hasWords = isLink && isSimple && (name === 'a' || text.trim() !== '');
  const alt = findAttribute(element, 'alt');
  return [
    ...addresses,
    ...(hasWords ? at(start, linkTextProblem(text)) : []),
    ...(alt || name === 'img'
      ? at((alt && startOf(alt)) ?? start, descriptionProblem(alt && (attributeText(alt) ?? '')))
      : []),
  ];
}

function markdownProblems(
  node: Extract<Nodes, {type: 'link' | 'image' | 'definition'}>,
  page: Page,
  context: RuleContext,
): Problem[] {
  const start = startOf(node);
  const place = placeIn(page, node.type === 'image' ? 'image' : 'link');
  // The parser turns a bare www.example.com into a link by itself.
  const isBare = /^www\./i.test(page.file.text.slice(start, endOf(node)));
  const hasWords = node.type === 'link' && !node.children.some((child) => child.type === 'image');
  return [
    ...(isBare ? [] : at(start, addressProblem(node.url, place, context))),
    ...(hasWords ? at(start, linkTextProblem(toString(node))) : []),
    ...(node.type === 'image' ? at(start, descriptionProblem(node.alt || undefined)) : []),
  ];
}

/** Checks the addresses of links and images, the text of links, and the descriptions of images. */
export const checkLinks: PageRule = (page, context) => [
  ...nodesOf(page.tree, 'link', 'image', 'definition').flatMap((node) =>
    markdownProblems(node, page, context),
  ),
  ...elementsOf(page.tree).flatMap((element) => elementProblems(element, page, context)),
];
