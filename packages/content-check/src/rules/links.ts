import type {Image, ImageReference, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../config';
import {imageAttributes, linkAttributes} from '../model/addresses';
import {
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  nodesOf,
  startOf,
} from '../model/tree';
import {addressProblem} from './addresses';
import type {AddressPlace} from './addresses';

/** Link text that says nothing to people who hear only a list of links. */
const emptyWords =
  /^(click( (here|this( link)?))?|here|(this|the) (link|page)|link|(read|find out|see|learn)? ?more|more info(rmation)?|details)[.!…:]?$/i;

function linkTextProblem(words: string): Problem | undefined {
  const text = words.trim();
  if (text === '') {
    return {message: 'This link has no text.', hint: 'Write what it leads to.'};
  }
  return emptyWords.test(text)
    ? {
        severity: 'warning',
        message: `"${text}" doesn't say where the link leads.`,
        hint: 'Describe what people will find there, such as "See the benefits".',
      }
    : undefined;
}

const missingDescription: Problem = {
  message: "This image needs a description for people who can't see it.",
  hint: 'Say in a few words what it shows: ![A chart of hours saved](/img/chart.png), or alt="A chart of hours saved" in a tag. If it only decorates the page, write it as a tag with alt="".',
};

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

/** Checks the addresses of links and images, the text of links, and the descriptions of images. */
export const checkLinks: PageRule = ({file, tree, isPartial, route, unread}, context) => {
  const problems: Problem[] = [];
  const add = (offset: number, details: Problem | undefined) =>
    problems.push(...(details ? [{offset, ...details}] : []));
  const page = isPartial ? undefined : route;

  const links = nodesOf(tree, 'link', 'linkReference');
  const images = nodesOf(tree, 'image', 'imageReference');
  for (const node of [...links, ...images, ...nodesOf(tree, 'definition')]) {
    const start = startOf(node);
    const isReadInPart = unread.some((part) => start < part.end && part.start < endOf(node));
    // A definition without an address is an old way to write a comment: [note]: <> (ask Ada)
    if (isReadInPart || (node.type === 'definition' && node.url === '')) {
      continue;
    }
    // The parser turns a bare www.example.com into a link by itself.
    if ('url' in node && !/^www\./i.test(file.text.slice(start, endOf(node)))) {
      const kind = node.type === 'image' ? 'image' : 'link';
      add(start, addressProblem(node.url, {kind, route: page, file: file.path}, context));
    }
    if ('children' in node && !node.children.some(isImage)) {
      add(start, linkTextProblem(toString(node)));
    } else if (isImage(node) && !node.alt) {
      add(start, missingDescription);
    }
  }
  for (const element of elementsOf(tree)) {
    const {name, children} = element;
    const has = (attribute: string) => findAttribute(element, attribute) !== undefined;
    for (const attribute of attributesOf(element)) {
      const text = attributeText(attribute);
      const kind = kindOf(name, attribute.name);
      if (kind !== undefined && text !== undefined) {
        add(startOf(attribute), addressProblem(text, {kind, route: page}, context));
      }
    }
    const words = toString(element).trim();
    const isSimple = children.every(({type}) => type === 'text' || type === 'paragraph');
    // An empty component has a problem of its own.
    if (isSimple && (name === 'a' ? has('href') : has('to') && words !== '')) {
      add(startOf(element), linkTextProblem(words));
    }
    const isRead = unread.every(({start}) => start < startOf(element) || start > endOf(element));
    if (name === 'img' && !has('alt') && isRead) {
      add(startOf(element), missingDescription);
    }
  }
  return problems;
};
