import {location} from 'vfile-location';
import type {Diagnostic, Range} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';

/** A line and a column, counting from 1. */
export type Place = {line: number; column: number};

/** A tag, a link, braces, an attribute or field with its value, or a word, at the start of a text. */
const part =
  /^(?:<[^<>\n]*>|!?\[[^\]\n]*\]\([^)\n]*\)|\{[^{}\n]*\}|[\w-]+=(?:"[^"\n]*"|\{[^{}\n]*\})|"[^"\n]*"|[\p{L}\p{M}\p{N}][^\s"<>{}]*[\p{L}\p{M}\p{N}]|[^\s])/u;

/** What a diagnostic is about: its line, if the diagnostic starts there, or the part at its column. */
function rangeOf({line, column, fix}: Diagnostic, text: string): Range {
  const start = location(text).toOffset({line, column}) ?? 0;
  if (fix?.start === start) {
    return {start, end: fix.end};
  }
  const rest = text.slice(start).split(/\r?\n/, 1)[0]?.trimEnd() ?? '';
  const length = column === 1 ? rest.length : (part.exec(rest)?.[0].length ?? rest.length);
  return {start, end: start + length};
}

function placeAt(text: string, offset: number): Place {
  const {line = 1, column = 1} = location(text).toPoint(offset) ?? {};
  return {line, column};
}

/** Where a diagnostic ends, and which text its fix replaces. */
export function problemRange(
  diagnostic: Diagnostic,
  sources: readonly SourceFile[],
): {end: Place; fix?: {start: Place; end: Place; text: string; replaced: string}} {
  const {fix, line, column} = diagnostic;
  const source = sources.find(({path}) => path === diagnostic.file);
  if (!source) {
    return {end: {line, column}};
  }
  const {text} = source;
  return {
    end: placeAt(text, rangeOf(diagnostic, text).end),
    ...(fix && {
      fix: {
        start: placeAt(text, fix.start),
        end: placeAt(text, fix.end),
        text: fix.text,
        replaced: text.slice(fix.start, fix.end),
      },
    }),
  };
}
