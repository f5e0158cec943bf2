import {placeholderWords, replaceHint} from '../model/mergeFields';
import type {Range} from '../model/scanTags';
import type {DiagnosticDetails} from '../SourceFile';
import {withoutRanges} from './Prose';
import type {Prose} from './Prose';

const final = replaceHint;
const remove = 'Delete it.';
const chat = 'looks like part of an answer by an AI assistant';

/** Text that isn't meant for visitors, what to call it, and what to do. */
const leftovers: [pattern: RegExp, name: string, hint: string, severity?: 'warning'][] = [
  [/\blorem ipsum\b[^\n\0]*/gi, 'looks like placeholder text', final],
  [
    /\[REPLACE:[^\]\0]*\]/g,
    'is placeholder text of the template',
    'Replace it, brackets included, with your own text.',
  ],
  [/\b(?:TODO|TBD|TBC|FIXME|TK(?:TK)*)\b/g, 'looks like a leftover note', final],
  [
    /(?<![\w$€£])[$€£]?(?:X{2,}(?:[-. ]X{2,})*\b|X(?=%))%?|[$€£]X\b|(?<!\?)\?{3,}/g,
    'looks like a number that is still missing',
    final,
  ],
  [
    new RegExp(
      `\\[(?:${placeholderWords})\\b[^\\]\\n]*\\](?![(:[])|\\b(?:insert|add) (?:text|copy|title|name|link|image) here\\b`,
      'gi',
    ),
    'looks like placeholder text',
    final,
  ],
  [
    /\*\|\w+\|\*|(?<!\S)%[A-Z][A-Z_]+%(?!\S)|%%\w+%%/g,
    'is a placeholder from a mailing tool',
    final,
  ],
  [
    /\[\/?(?:caption|gallery|embed|audio|video|vc_\w+|et_pb_\w+)\b[^\]\n]*\]/g,
    'is left over from another program',
    remove,
  ],
  [/\[[A-Z]{2,3}\d{1,2}\](?![(:[])/g, 'looks like a comment mark from Word', remove],
  [/(?<=[\p{L}.,;”"])\[\d{1,3}\](?![(:[])/gu, 'looks like a reference from another page', remove],
  [/【[^】\n\0]*】|:contentReference\[[^\]\n\0]*\]|\bturn\d+(?:search|view)\d+\b/g, chat, remove],
  [
    /\bas an AI (?:language )?model, I\b|(?<![^\n\0])[ \t]*(?:sure|certainly|of course|absolutely)[!,.] here(?:[’']s| is| are)\b[^\n\0]*|\b(?:I hope this helps|let me know if you(?:[’']d| would) like me to)\b[^\n\0]*/gi,
    chat,
    remove,
    'warning',
  ],
  [
    /(?<![^\n\0])[ \t]*From: [^\n\0]+\n[ \t]*(?:Sent|Date|To): [^\n\0]*/g,
    'is the head of an email',
    remove,
  ],
  [
    /(?<![\w.])(?:[A-Z]:\\[^\s\0]+|\/(?:Users|home)\/\w[^\s\0]*)/g,
    "is a file on someone's computer",
    'Add the file to static/, and write its address on this site.',
  ],
];

/** Longer text is cut off in a message. */
const MAX_QUOTE_CHARS = 40;

function quote(found: string): string {
  const text = found.trim().replace(/\s+/g, ' ');
  return text.length > MAX_QUOTE_CHARS ? `${text.slice(0, MAX_QUOTE_CHARS)}…` : text;
}

/** Finds text that was meant to be replaced, or that came along from another program. */
export function findLeftovers(text: string): (Range & {details: DiagnosticDetails})[] {
  return leftovers.flatMap(([pattern, name, hint, severity]) =>
    Array.from(text.matchAll(pattern), ({0: found, index}) => ({
      start: index + found.search(/\S/),
      end: index + found.length,
      details: {message: `"${quote(found)}" ${name}.`, hint, ...(severity && {severity})},
    })),
  );
}

/** Prose without its leftovers, in which other rules would find more of the same problem. */
export const withoutLeftovers = (prose: Prose): Prose =>
  withoutRanges(prose, findLeftovers(prose.text));
