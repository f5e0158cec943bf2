import type {Expected} from './Expected';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Looks for everything that a page has to show in what it shows, in order.
 *
 * @param shown the page's text, as `readableContent` reads it
 * @returns the texts that are missing or in another place, headings with `#`
 */
export function findMissing(shown: string, parts: readonly Expected[]): string[] {
  const missing: string[] = [];

  /** @returns where the part ends in the page's text */
  function find(part: Expected, from: number): number {
    if (part.kind === 'component') {
      const ends = part.props.map((prop) => find(prop, from));
      const end = part.children.reduce((at, child) => find(child, at), from);
      return Math.max(end, ...ends);
    }
    const marks = part.kind === 'heading' ? `#${part.level ? `{${part.level}}` : '+'} ` : '';
    const words = escapeRegExp(part.text);
    const pattern = new RegExp(marks ? `^${marks}${words}$` : words, 'gm');
    pattern.lastIndex = from;
    if (!pattern.test(shown)) {
      missing.push(marks ? `# ${part.text}` : part.text);
      return from;
    }
    return pattern.lastIndex;
  }

  parts.reduce((at, part) => find(part, at), 0);
  return missing;
}
