import type {Range} from './scanTags';

/** Text that looks like a link or an image, but has a character too many or too few. */
export type AlmostLink = Range & {
  kind: 'link' | 'image';
  hint: string;
  /** The address with its parentheses. */
  address: Range;
};

const pattern = /(!?\[[^\][\n]+\]( ?))\(([^)\n]*)(\)?)/g;
const startOfAddress = /^(\/|#|https?:|mailto:|www\.|\.{0,2}\/)/;

/** Finds almost-links in the text between two offsets. */
export function almostLinks(text: string, start: number, end: number): AlmostLink[] {
  return Array.from(text.slice(start, end).matchAll(pattern)).flatMap((match): AlmostLink[] => {
    const {0: found, 1: label = '', 2: space, 3: address = '', 4: closing, index} = match;
    const range = {start: start + index, end: start + index + found.length};
    return startOfAddress.test(address.trim())
      ? [
          {
            ...range,
            kind: found.startsWith('!') ? 'image' : 'link',
            address: {start: range.start + label.length, end: range.end},
            hint: space
              ? 'Delete the space between "]" and "(".'
              : closing
                ? 'Delete the space in the address. If it is in the name of a file, rename the file.'
                : 'Add ")" at the end of the address.',
          },
        ]
      : [];
  });
}
