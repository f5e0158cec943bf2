import type {Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Fix, Problem} from '../problem';
import type {Finding} from '../SourceFile';
import {
  attributesOf,
  endOf,
  findAttribute,
  forEachElement,
  startOf,
  textOf,
} from '../pages/elements';
import type {JsxElement} from '../pages/elements';
import type {Page} from '../pages/Page';
import {routeOf} from '../SiteMap';
import type {SiteMap} from '../SiteMap';
import {imageAttributes, linkAttributes} from './addressAttributes';
import {addressSlip} from './addressSlip';
import type {Place} from './addressSlip';

/** Words that tell nobody where a link leads, least of all somebody who hears a list of links. */
const emptyWords =
  /^(click( (here|this( link)?))?|here|(this|the) (link|page)|link|(read|find out|see|learn)? ?more|more info(rmation)?|details)[.!…:]?$/i;

function textSlip(words: string): Finding | undefined {
  const text = words.trim();
  if (text === '') {
    return {message: 'The link has no words.', mend: 'Write what it leads to.'};
  }
  return emptyWords.test(text)
    ? {
        message: `The words of the link, "${text}", do not say where it leads.`,
        mend: 'Write what is there, such as "See the benefits".',
      }
    : undefined;
}

const noDescription: Finding = {
  message: 'The image has no description for somebody who cannot see it.',
  mend: 'Write in a few words what it shows: ![A chart of hours saved](/img/chart.png)',
};

/** Addresses of links and images, the words of links, and the descriptions of images. */
export function checkLinks(page: Page, site: SiteMap): Problem[] {
  const {file, tree, isPartial} = page;
  const problems: Problem[] = [];
  const route = isPartial ? undefined : routeOf(page);
  const say = (offset: number, finding: Finding | undefined) => {
    if (finding) {
      problems.push(file.problem(offset, finding));
    }
  };
  const checkAddress = (
    address: string,
    node: Parameters<typeof startOf>[0],
    kind: Place['kind'],
  ) => {
    const slip = addressSlip(address, {site, file: file.path, route, kind});
    if (slip) {
      const {corrected, ...finding} = slip;
      const start = file.text.indexOf(address, startOf(node));
      const isThere = start !== -1 && start < endOf(node);
      const fix: Fix | undefined =
        corrected && isThere ? {start, end: start + address.length, text: corrected} : undefined;
      say(startOf(node), {...finding, fix});
    }
  };

  visit(tree, ['link', 'image', 'definition'], (node) => {
    const {url} = node as Link | Image;
    const written = file.text.slice(startOf(node), endOf(node));
    // A bare www.example.com: the parser has made it an address.
    if (!/^www\./i.test(written)) {
      checkAddress(url, node, node.type === 'image' ? 'image' : 'link');
    }
    if (node.type === 'link') {
      const hasImage = node.children.some(({type}) => type === 'image');
      say(startOf(node), hasImage ? undefined : textSlip(toString(node)));
    }
    if (node.type === 'image' && !node.alt?.trim()) {
      say(startOf(node), noDescription);
    }
  });

  forEachElement(tree, (element: JsxElement) => {
    for (const attribute of attributesOf(element)) {
      const text = textOf(attribute);
      const isLink = linkAttributes.includes(attribute.name);
      if (text !== undefined && (isLink || imageAttributes.includes(attribute.name))) {
        checkAddress(text, attribute, isLink ? 'link' : 'image');
      }
    }
    const isLink = element.name === 'a' || element.name === 'Button';
    const isSimple = element.children.every(({type}) => type === 'text' || type === 'paragraph');
    if (isLink && isSimple) {
      say(startOf(element), textSlip(toString(element)));
    }
    if (element.name === 'img' && !findAttribute(element, 'alt')) {
      say(startOf(element), {
        ...noDescription,
        mend: 'Add alt="What it shows", or alt="" if it is only decoration.',
      });
    }
  });
  return problems;
}
