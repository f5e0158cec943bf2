/** A line of a piece of Markdown: what is to the left of its text, and the line ending after it. */
type Line = {lead: string; text: string; end: string};

/** The line ending that a file uses: that of its first line. */
export const lineEndOf = (text: string): string => /\r\n?|\n/.exec(text)?.[0] ?? '\n';

/** Text as browsers and parsers pass it on: with LF as line ending. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What is to the left of an offset on its line. */
export const leadAt = (text: string, offset: number): string =>
  text
    .slice(0, offset)
    .split(/[\r\n]/)
    .at(-1) ?? '';

/** Matches as much of an indentation as a line has: lines can lack the ">" of a quotation. */
const leadPattern = (indent: string): RegExp =>
  new RegExp(
    `^${indent.replace(/[ \t]+|>/g, (part) => (part === '>' ? '>?' : `[ \\t]{0,${part.length}}`))}`,
  );

/**
 * The lines of a piece of a page.
 *
 * @param indent what each of its lines but the first starts with
 */
export function readLines(raw: string, indent: string): Line[] {
  const parts = raw.split(/(\r\n?|\n)/);
  const pattern = leadPattern(indent);
  return parts.flatMap((line, index): Line[] => {
    if (index % 2 === 1) {
      return [];
    }
    const lead = index === 0 ? '' : (pattern.exec(line)?.[0] ?? '');
    return [{lead, text: line.slice(lead.length), end: parts[index + 1] ?? ''}];
  });
}

/** The text of lines as a person sees it, without indentation. */
export const textOf = (lines: readonly Line[]): string => lines.map(({text}) => text).join('\n');

/** How many items two lists have in common at their start. */
const commonStart = <Item>(a: readonly Item[], b: readonly Item[]): number => {
  const index = a.findIndex((item, at) => item !== b[at]);
  return index === -1 ? Math.min(a.length, b.length) : index;
};

/** Writes text over lines. The lines that don't change stay as they are. */
export function writeLines(
  old: readonly Line[],
  text: string,
  {indent, lineEnd}: {indent: string; lineEnd: string},
): string {
  const texts = text.split('\n');
  const oldTexts = old.map((line) => line.text);
  const head = commonStart(oldTexts, texts);
  const tail = commonStart(oldTexts.slice(head).reverse(), texts.slice(head).reverse());
  const keptIndex = (index: number): number => {
    const fromEnd = texts.length - index;
    return index < head ? index : fromEnd <= tail ? old.length - fromEnd : -1;
  };
  return texts
    .map((line, index) => {
      const kept = keptIndex(index) > 0 ? old[keptIndex(index)] : undefined;
      const lead = kept ? kept.lead : line === '' ? indent.trimEnd() : indent;
      const end = index === texts.length - 1 ? '' : old[keptIndex(index)]?.end || lineEnd;
      return (index === 0 ? '' : lead) + line + end;
    })
    .join('');
}
