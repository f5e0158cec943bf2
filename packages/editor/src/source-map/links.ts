import {addressRange, endOf, nodesOf, rangeOf, startOf} from '@sitekit/content-check';
import type {Definition, Link} from 'mdast';
import type {ContentFile} from './ContentFile';
import {outlineOf} from './outline';
import type {OutlineField} from './outline';
import {lineOf} from './outline/model';
import {applyEdits} from './page';
import {applySplice, readingIn} from './splice';
import {EditError, visibleText} from './targets';

/** A link as it's written in a file. */
export type WrittenLink = {
  address: string;
  /** The words that lead there; the address itself if it's in a prop or a field. */
  words: string;
  line: number;
  /** What is edited to change it; undefined for a definition below a text: `[name]: /address`. */
  field: OutlineField | undefined;
  /** The link in Markdown; undefined when the address is all that the field says. */
  markdown?: Link | Definition;
};

/** What a link in Markdown shows. */
function wordsOf(text: string, link: Link | Definition): string {
  const [first, ...others] = link.type === 'link' ? link.children : [];
  const last = others.at(-1) ?? first;
  return first && last ? visibleText(text.slice(startOf(first), endOf(last))) : link.url;
}

/** The links of a page or a record: those in Markdown, and the addresses in props and fields. */
export function linksIn(file: ContentFile): WrittenLink[] {
  const {fields} = outlineOf(file);
  const written = fields.flatMap((field): WrittenLink[] =>
    field.type.kind === 'link' && typeof field.value === 'string'
      ? [{address: field.value, words: field.value, line: field.line, field}]
      : [],
  );
  const nodes = file.isPage ? nodesOf(file.page.tree, 'link', 'definition') : [];
  const inMarkdown = nodes.map((markdown): WrittenLink => ({
    address: markdown.url,
    words: wordsOf(file.text, markdown),
    line: lineOf(file.text, startOf(markdown)),
    field: fields.find(
      ({target, range}) =>
        target.kind === 'prose' &&
        range &&
        range.start <= startOf(markdown) &&
        endOf(markdown) <= range.end,
    ),
    markdown,
  }));
  return [...written, ...inMarkdown];
}

function rewriteMarkdown(file: ContentFile, link: Link | Definition, address: string): ContentFile {
  const {start, end} = rangeOf(link);
  const own = addressRange(file.text, link);
  const text = own
    ? file.text.slice(start, own.start) + address + file.text.slice(own.end, end)
    : '';
  const url = (value: string) => `"url":${JSON.stringify(value)}`;
  const meant = readingIn(file, {start, end}).replace(url(link.url), () => url(address));
  const after = own && applySplice(file, {start, end, text});
  if (!after || readingIn(after, {start, end: start + text.length}) !== meant) {
    throw new EditError(
      `The address ${link.url} in ${file.path}:${lineOf(file.text, start)} is written in a way that can’t be changed here. Change it in the file first.`,
    );
  }
  return after;
}

/** Front matter and records come first in a file. */
const startIn = ({field, markdown}: WrittenLink): number =>
  markdown ? startOf(markdown) : field?.target.kind === 'prop' ? field.target.element : -1;

function rewriteLink(
  file: ContentFile,
  {field, markdown}: WrittenLink,
  address: string,
): ContentFile {
  if (markdown) {
    return rewriteMarkdown(file, markdown, address);
  }
  return field ? applyEdits(file, [{target: field.target, value: address}]) : file;
}

/**
 * A file whose links lead somewhere else. Everything else says what it said.
 *
 * @param links some of `linksIn(file)`, each with its new address
 * @throws EditError when one can't be changed
 */
export const rewriteLinks = (
  file: ContentFile,
  links: readonly {link: WrittenLink; address: string}[],
): ContentFile =>
  // The last one comes first, so that the offsets of the others stay right.
  links
    .toSorted((a, b) => startIn(b.link) - startIn(a.link))
    .reduce((result, {link, address}) => rewriteLink(result, link, address), file);
