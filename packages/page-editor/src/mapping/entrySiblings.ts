import type {Range} from '@sitekit/content-check';
import {isSeq} from 'yaml';
import type {YAMLSeq} from 'yaml';
import {leadAt} from './lines';
import type {Path} from './Target';
import {nodeAt} from './yaml';
import type {YamlPart} from './yaml';

/** The list that a path leads into, if it does. */
export function listAround(part: YamlPart, path: Path): YAMLSeq | undefined {
  const list = typeof path.at(-1) === 'number' ? nodeAt(part, path.slice(0, -1)) : undefined;
  return isSeq(list) ? list : undefined;
}

/** Where the hyphens of a list are. */
function hyphens({srcToken}: YAMLSeq): number[] {
  const items = srcToken?.type === 'block-seq' ? srcToken.items : [];
  return items.flatMap(({start}) =>
    start.filter(({type}) => type === 'seq-item-ind').map(({offset}) => offset),
  );
}

/** Where an entry begins with the comments right above it. */
function startWithComments(text: string, hyphen: number): number {
  const above = text.slice(0, hyphen - leadAt(text, hyphen).length);
  const comments = /(?:^|(?<=[\r\n]))(?:[ \t]*#[^\r\n]*(?:\r\n?|\n))+$/.exec(above);
  // Comments at the top of a file are about all of it.
  return comments && comments.index > 0
    ? comments.index + comments[0].length - comments[0].trimStart().length
    : hyphen;
}

/** Where the content of an entry ends, without the comments below it that are about what follows. */
function contentEnd(text: string, start: number, end: number, column: number): number {
  const lines = text.slice(start, end).match(/[^\r\n]*(?:\r\n?|\n|$)/g) ?? [];
  let length = end - start;
  for (const line of lines.reverse()) {
    const isComment = line.trim().startsWith('#') && line.search(/\S/) <= column;
    if (length - line.length > 0 && (line.trim() === '' || isComment)) {
      length -= line.length;
    } else {
      return start + length - (line.length - line.trimEnd().length);
    }
  }
  return end;
}

/** The entries of a list with their comments, in order. */
export function entriesOf({text}: YamlPart, list: YAMLSeq): Range[] {
  if (list.flow) {
    return list.items.map((item) => {
      const [start = 0, end = 0] = (item as {range?: number[]}).range ?? [];
      return {start, end};
    });
  }
  const starts = hyphens(list);
  const listEnd = list.range?.[1] ?? text.length;
  return starts.map((hyphen, index) => {
    const next = starts[index + 1];
    const end = next === undefined ? listEnd : startWithComments(text, next);
    const isFirst = index === 0 && leadAt(text, hyphen).trim() !== '';
    return {
      start: isFirst ? hyphen : startWithComments(text, hyphen),
      end: contentEnd(text, hyphen, end, leadAt(text, hyphen).length),
    };
  });
}
