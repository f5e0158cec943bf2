import type {Range} from './Diagnostic';

/** Overwrites ranges, with spaces unless told otherwise, so that lines and offsets stay the same. */
export function blank(text: string, ranges: readonly Range[], filler = ' '): string {
  const characters = text.split('');
  for (const {start, end} of ranges) {
    for (let index = start; index < Math.min(end, text.length); index += 1) {
      characters[index] = /[\n\r]/.test(text.charAt(index)) ? text.charAt(index) : filler;
    }
  }
  return characters.join('');
}
