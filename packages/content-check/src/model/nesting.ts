import {htmlVoidElements} from 'html-void-elements';
import type {Nodes} from 'mdast';
import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';
import {scanTags} from './scan';

/* Parsers and compilers call themselves for each level, until they crash. */

/** How deep tags, lists, quotes and brackets can be inside each other. */
const MAX_DEPTH = 50;

const tooDeep = (file: SourceFile, offset: number): Diagnostic =>
  file.diagnostic({
    offset,
    message: `This is nested more than ${MAX_DEPTH} levels deep, so the site can't be built.`,
    hint: 'Close some of the tags, lists, quotes or brackets around it.',
  });

/** The marks that start entries of lists, and quotes in them, at the beginning of a line. */
const entryMarks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const divider = /^[ \t>]*([-*_])(?:[ \t]*\1)*[ \t]*$/;

/** The offset of the first line with too many lists and quotes around it. */
function deepLine(text: string): number | undefined {
  let quotes = 0;
  /** The columns where the entries around a line begin. */
  let entries: number[] = [];
  for (const {0: line, index} of text.matchAll(/^.+$/gm)) {
    const [lead = ''] = /^(?:[ \t]*>)+/.exec(line) ?? [];
    if (line.trim() === '') {
      continue;
    }
    const words = line.slice(lead.length).replaceAll('\t', '    ');
    const {length} = lead.replace(/[^>]/g, '');
    const indent = words.search(/\S/);
    entries = length === quotes ? entries.filter((column) => column <= indent) : [];
    quotes = length;
    const [marks = ''] = divider.test(line) ? [] : (entryMarks.exec(words) ?? []);
    entries.push(
      ...Array.from(marks.matchAll(/>|[-*+]|(?<!\d)\d+[.)]/g), (mark) => mark.index + 2),
    );
    if (quotes + entries.length > MAX_DEPTH) {
      return index;
    }
  }
  return undefined;
}

/** The offset of the first tag with too many elements around it. */
function deepTag(text: string): number | undefined {
  let depth = 0;
  for (const {name, kind, start} of scanTags(text)) {
    const isOpening = kind === 'opening' && !htmlVoidElements.includes(name);
    depth = kind === 'closing' ? Math.max(depth - 1, 0) : depth + (isOpening ? 1 : 0);
    if (depth > MAX_DEPTH) {
      return start;
    }
  }
  return undefined;
}

/** The offset of the first bracket inside too many others. A line of words starts again. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const {0: found, index} of text.matchAll(/[[{(]|[\])}]|^[ \t-]*\w/gm)) {
    depth = /\w/.test(found) ? 0 : Math.max(depth + (/[[{(]/.test(found) ? 1 : -1), 0);
    if (depth > MAX_DEPTH) {
      return index;
    }
  }
  return undefined;
}

/**
 * Finds what's nested too deep, before anything parses it.
 *
 * @param text of the file, for a page without code
 */
export function deepText(
  file: SourceFile,
  text: string,
  {isPage}: {isPage: boolean},
): Diagnostic | undefined {
  const offset = deepLine(text) ?? (isPage ? deepTag(text) : undefined) ?? deepBracket(text);
  return offset === undefined ? undefined : tooDeep(file, offset);
}

/** Finds what only a parser shows to be nested too deep, such as bold in italics in bold. */
export function deepNode(file: SourceFile, tree: Nodes): Diagnostic | undefined {
  let level: Nodes[] = [tree];
  // Each element is in a paragraph.
  for (let depth = 0; depth <= 2 * MAX_DEPTH + 2; depth += 1) {
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return level[0] && tooDeep(file, level[0].position?.start.offset ?? 0);
}
