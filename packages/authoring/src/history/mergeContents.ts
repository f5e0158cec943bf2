import {diff3Merge, diffComm} from 'node-diff3';

/** What a file contains, or undefined if it doesn't exist. */
export type Contents = string | undefined;

/** The merged contents, or the lines that both sides changed. */
export type Merge = {merged: Contents} | {mine: string; theirs: string};

/** Lines with their line endings. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Lines of three versions; only `ok` if they were merged. */
type Region = {ok?: string[]; conflict?: {a: string[]; o: string[]; b: string[]}};

/** Changes of lines next to each other are no conflict, if it's clear which line became which. */
function mergeLineByLine({a, o, b}: NonNullable<Region['conflict']>): Region[] {
  if (a.length !== o.length || b.length !== o.length) {
    return [{conflict: {a, o, b}}];
  }
  return o.map((base, index) => {
    const [mine = '', theirs = ''] = [a[index], b[index]];
    if (mine === base || theirs === base || mine === theirs) {
      return {ok: [mine === base ? theirs : mine]};
    }
    return {conflict: {a: [mine], o: [base], b: [theirs]}};
  });
}

/** Applies the changes from `base` to `theirs` to `mine`. */
export function mergeContents(base: Contents, mine: Contents, theirs: Contents): Merge {
  if (mine === base || mine === theirs) {
    return {merged: theirs};
  }
  if (base === theirs) {
    return {merged: mine};
  }
  if (base === undefined || mine === undefined || theirs === undefined) {
    return {mine: mine ?? '', theirs: theirs ?? ''};
  }
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs)).flatMap(
    (region): Region[] => (region.conflict ? mergeLineByLine(region.conflict) : [region]),
  );
  const conflicts = regions.flatMap(({conflict}) => conflict ?? []);
  return conflicts.length === 0
    ? {merged: regions.flatMap(({ok = []}) => ok).join('')}
    : {
        mine: conflicts.flatMap(({a}) => a).join(''),
        theirs: conflicts.flatMap(({b}) => b).join(''),
      };
}

/** The lines that are different. */
export function changedLines(before: string, after: string): {before: string; after: string} {
  const chunks = diffComm(linesOf(before), linesOf(after));
  return {
    before: chunks.flatMap(({buffer1 = []}) => buffer1).join(''),
    after: chunks.flatMap(({buffer2 = []}) => buffer2).join(''),
  };
}
