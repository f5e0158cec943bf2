import type {Nodes} from 'mdast';
import {blank} from './blank';
import {endOf, startOf} from './elements';
import {placesIn} from './nodes';
import type {Range} from './scanTags';

/** Text that looks like a link or an image, but has a character too many or too few. */
export type AlmostLink = Range & {
  kind: 'link' | 'image';
  hint: string;
  /** The address with its parentheses. */
  address: Range;
};

const inOrder =
  /(?<label>!?\[[^\][\n]+\])(?<space>[ \t]*)\((?<address>[^()\n]*(?=\))|[^()\s]*)(?<closing>\)?)/g;
const swapped = /\((?<words>[^()\n]+)\)\[(?<address>[^\][\s]+)\]/g;

const startOfAddress = /^(?:\/|#|https?:|mailto:|tel:|www\.|\.{1,2}\/)/;
const phoneNumber = /^(?:tel:)?\+?\d[\d ().-]{6,}$/;

function hintFor(address: string, space: string, closing: string): string {
  if (space) {
    return 'Delete the space between "]" and "(".';
  }
  if (!closing) {
    return 'Add ")" at the end of the address.';
  }
  if (phoneNumber.test(address)) {
    return `Write the number without spaces: tel:${address
      .replace(/^tel:/, '')
      .trim()
      .replace(/[^\d+]+/g, '-')}`;
  }
  return /[“”‘’]/.test(address)
    ? 'Put straight quotes around the text after the address, or delete it.'
    : 'Delete the space in the address. If it is in the name of a file, rename the file.';
}

/** What is read as it was meant, or not read at all. */
const isRead = ({type}: Nodes): boolean =>
  ['image', 'inlineCode', 'mdxTextExpression'].includes(type);

/**
 * Finds almost-links in a paragraph or another block.
 *
 * @param text of the whole page
 */
export function almostLinks(text: string, block: Nodes): AlmostLink[] {
  const start = startOf(block);
  const read: Range[] = [];
  for (const {node} of placesIn(block)) {
    const range = {start: startOf(node) - start, end: endOf(node) - start};
    // A bare address is a link too, although what is around it may not be.
    const isLink = node.type === 'link' && text.charAt(startOf(node)) === '[';
    if (isLink || isRead(node)) {
      read.push(range);
    }
  }
  const left = blank(text.slice(start, endOf(block)), read);

  const broken = Array.from(left.matchAll(inOrder)).flatMap((match): AlmostLink[] => {
    const {label = '', space = '', address = '', closing = ''} = match.groups ?? {};
    const trimmed = address.trim();
    const range = {start: start + match.index, end: start + match.index + match[0].length};
    return startOfAddress.test(trimmed) || phoneNumber.test(trimmed)
      ? [
          {
            ...range,
            kind: label.startsWith('!') ? 'image' : 'link',
            address: {start: range.start + label.length + space.length, end: range.end},
            hint: hintFor(trimmed, space, closing),
          },
        ]
      : [];
  });
  const reversed = Array.from(left.matchAll(swapped)).flatMap((match): AlmostLink[] => {
    const {words = '', address = ''} = match.groups ?? {};
    const end = start + match.index + match[0].length;
    return startOfAddress.test(address)
      ? [
          {
            start: start + match.index,
            end,
            kind: 'link',
            address: {start: end - address.length - 2, end},
            hint: `Swap the brackets: [${words}](${address})`,
          },
        ]
      : [];
  });
  return [...broken, ...reversed];
}
