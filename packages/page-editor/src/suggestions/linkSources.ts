import type {CheerioAPI} from 'cheerio';
import {isTag, isText} from 'domhandler';
import type {AnyNode} from 'domhandler';
import {readMarks} from '../marks';
import type {PlaceId, Source} from '../protocol';

/** The attribute with the file and the line of an element's text: `docs/benefits.mdx:17`. */
const sourceAttribute = 'data-source';

/** The numbers that a text, or the attributes of an element, lead to. */
function takeMarks(node: AnyNode): PlaceId[] {
  const found: PlaceId[] = [];
  const take = (marked: string): string => {
    const {text, ids} = readMarks(marked);
    found.push(...ids);
    return text;
  };
  if (isText(node)) {
    node.data = take(node.data);
  } else if (isTag(node)) {
    node.attribs = Object.fromEntries(
      Object.entries(node.attribs).map(([name, value]) => [name, take(value)]),
    );
  }
  return found;
}

/**
 * Removes the marks from a built page, and says at each element where its text is written.
 *
 * @param $ the page with marks, which is changed
 * @param sourceOf where a place is; undefined when that isn't known
 * @returns the page's HTML
 */
export function linkSources($: CheerioAPI, sourceOf: (id: PlaceId) => Source | undefined): string {
  const elements = $('body *').not('script, style');
  // What people see comes before descriptions that they don't.
  for (const node of [...elements.contents().get(), ...elements.get()]) {
    const [source] = takeMarks(node).flatMap((id) => sourceOf(id) ?? []);
    const element = isText(node) ? node.parent : node;
    if (source && element && 'attribs' in element) {
      element.attribs[sourceAttribute] ??= `${source.file}:${source.line}`;
    }
  }
  // What is left is in scripts and in the props of components that start in the browser.
  return readMarks($.html()).text;
}
