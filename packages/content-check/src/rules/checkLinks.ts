import {toString} from 'mdast-util-to-string';
import type {Diagnostic} from '../Diagnostic';
import {imageAttributes, linkAttributes} from '../model/addressAttributes';
import {
  attributeText,
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  startOf,
} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';
import type {DiagnosticDetails} from '../SourceFile';
import {addressProblem} from './addressProblem';
import type {AddressContext} from './addressProblem';
import type {PageContext} from '.';

/** Link text that says nothing to people who hear only a list of links. */
const emptyWords =
  /^(click( (here|this( link)?))?|here|(this|the) (link|page)|link|(read|find out|see|learn)? ?more|more info(rmation)?|details)[.!…:]?$/i;

function linkTextProblem(words: string): DiagnosticDetails | undefined {
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

const noDescription = "This image needs a description for people who can't see it.";

/** Names that cameras and programs give to files. */
const fileName =
  /^(img|dscn?|pxl|mvi|image|photo|picture|untitled|screen ?shot|bildschirmfoto)?[\s_-]*[\d\s._:-]*( \d+)?(\.\w{3,4})?$|^\S+\.(png|jpe?g|gif|svg|webp|avif|heic)$/i;

function descriptionProblem(description: string): DiagnosticDetails | undefined {
  const text = description.trim();
  return text !== '' && fileName.test(text)
    ? {
        message: `"${text}" is the name of a file, not a description.`,
        hint: 'Say in a few words what the image shows.',
      }
    : undefined;
}

/** Checks the addresses of links and images, the text of links, and the descriptions of images. */
export function checkLinks(
  {file, tree, isPartial, route: pageRoute}: Page,
  {siteMap, ownAddress, config: {maxPictureKb}}: PageContext,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const route = isPartial ? undefined : pageRoute;
  const report = (offset: number, details: DiagnosticDetails | undefined) => {
    if (details) {
      diagnostics.push(file.diagnostic(offset, details));
    }
  };
  const checkAddress = (
    address: string,
    node: Parameters<typeof startOf>[0],
    kind: AddressContext['kind'],
  ) => {
    report(
      startOf(node),
      addressProblem(address, {siteMap, ownAddress, file: file.path, route, kind, maxPictureKb}),
    );
  };

  for (const node of nodesOf(tree, 'link', 'image', 'definition')) {
    const {url} = node;
    const written = file.text.slice(startOf(node), endOf(node));
    // The parser turns a bare www.example.com into a link by itself.
    if (!/^www\./i.test(written)) {
      checkAddress(url, node, node.type === 'image' ? 'image' : 'link');
    }
    if (node.type === 'link') {
      const hasImage = node.children.some(({type}) => type === 'image');
      report(startOf(node), hasImage ? undefined : linkTextProblem(toString(node)));
    }
    if (node.type === 'image' && !node.alt?.trim()) {
      report(startOf(node), {
        message: noDescription,
        hint: 'Say in a few words what it shows: ![A chart of hours saved](/img/chart.png)',
      });
    } else if (node.type === 'image') {
      report(startOf(node), descriptionProblem(node.alt ?? ''));
    }
  }

  for (const element of elementsOf(tree)) {
    const {name, children} = element;
    const attributes = attributesOf(element);
    for (const attribute of attributes) {
      const text = attributeText(attribute);
      const isLink = linkAttributes.includes(attribute.name);
      if (text !== undefined && (isLink || imageAttributes.includes(attribute.name))) {
        // The source of anything else, such as a video, can be any file.
        const isPicture = !isLink && (attribute.name !== 'src' || name === 'img');
        const kind = attribute.name === 'to' ? 'page' : isPicture ? 'image' : 'link';
        checkAddress(text, attribute, kind);
      }
    }
    const isLink = attributes.some(
      (attribute) => attribute.name === 'to' || (name === 'a' && attribute.name === 'href'),
    );
    const isSimple = children.every(({type}) => type === 'text' || type === 'paragraph');
    const text = toString(element);
    // An empty component has a diagnostic of its own.
    if (isLink && isSimple && (name === 'a' || text.trim() !== '')) {
      report(startOf(element), linkTextProblem(text));
    }
    const alt = findAttribute(element, 'alt');
    if (alt) {
      report(startOf(alt) || startOf(element), descriptionProblem(attributeText(alt) ?? ''));
    } else if (name === 'img') {
      report(startOf(element), {
        message: noDescription,
        hint: 'Add alt="What it shows", or alt="" if it\'s only decoration.',
      });
    }
  }
  return diagnostics;
}
