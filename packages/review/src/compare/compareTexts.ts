import {diffArrays, diffWordsWithSpace} from 'diff';
import type {PageArea, TextBlock} from '../capture/PageCapture';
import {reorderItems} from './reorderItems';

/** A run of words that is in both versions of a text, or only in one. */
export type TextRun = {kind: 'same' | 'added' | 'removed'; text: string};

export type TextChange = {
  /** `reordered` is an item of a list, in a sentence: `Kiro moved before Codex`. */
  kind: 'edited' | 'added' | 'removed' | 'moved' | 'reordered';
  area: PageArea;
  /** The heading that it is under, or was under if it was removed. */
  section: string;
  /** For a moved text, the heading that it was under. */
  formerSection?: string;
  isHeading: boolean;
  /** For a table cell: the names of its row and its column. */
  cell?: string;
  runs: TextRun[];
};

function kindOf({added, removed}: {added: boolean; removed: boolean}): TextRun['kind'] {
  if (added) {
    return 'added';
  }
  return removed ? 'removed' : 'same';
}

const runsOf = (before: string, after: string): TextRun[] =>
  diffWordsWithSpace(before, after).map((change) => ({kind: kindOf(change), text: change.value}));

/** The share of words that two texts have in common, from 0 to 1. */
function similarity(before: string, after: string): number {
  const same = runsOf(before, after)
    .filter(({kind}) => kind === 'same')
    .reduce((sum, {text}) => sum + text.trim().length, 0);
  return (2 * same) / (before.length + after.length);
}

/** From this similarity on, a text is another version of the one that it replaces. */
const minVersionSimilarity = 0.4;

/** Where a text is on its page. */
const placeOf = ({area, section, isHeading, cell}: TextBlock) => ({
  area,
  section,
  isHeading,
  ...(cell && {cell}),
});

const alone = (kind: 'added' | 'removed', block: TextBlock): TextChange => ({
  ...placeOf(block),
  kind,
  runs: [{kind, text: block.text}],
});

/** Marks the words that differ, or replaces the whole text if they have little in common. */
const edited = (before: TextBlock, after: TextBlock): TextChange => ({
  ...placeOf(after),
  kind: 'edited',
  runs:
    similarity(before.text, after.text) >= minVersionSimilarity
      ? runsOf(before.text, after.text)
      : [
          {kind: 'removed', text: before.text},
          {kind: 'same', text: ' '},
          {kind: 'added', text: after.text},
        ],
});

/** Pairs removed blocks with the added ones that replaced them. */
function pairBlocks(removed: readonly TextBlock[], added: readonly TextBlock[]): TextChange[] {
  const changes: TextChange[] = [];
  const left = [...added];
  const isOnlyPair = removed.length === 1 && added.length === 1;
  const isVersion = (before: TextBlock, after: TextBlock) => {
    if (before.area !== after.area) {
      return false;
    }
    return before.cell && after.cell
      ? before.cell === after.cell || before.text === after.text
      : isOnlyPair || similarity(before.text, after.text) >= minVersionSimilarity;
  };
  for (const before of removed) {
    const index = left.findIndex((after) => isVersion(before, after));
    const after = index === -1 ? undefined : left[index];
    if (!after) {
      changes.push(alone('removed', before));
      continue;
    }
    // Blocks above its new version are new.
    changes.push(...left.splice(0, index).map((block) => alone('added', block)));
    left.shift();
    // A cell with the same text only got another name, which is a change of its header.
    if (before.text !== after.text) {
      changes.push(edited(before, after));
    }
  }
  return [...changes, ...left.map((block) => alone('added', block))];
}

/** The same change has the same key on every page. */
export const keyOf = (change: TextChange): string => JSON.stringify(change);

/** The text before and after a change. */
export const versionsOf = ({runs}: TextChange): [string, string] => {
  const without = (other: TextRun['kind']) =>
    runs
      .filter(({kind}) => kind !== other)
      .map(({text}) => text)
      .join('')
      .trim();
  return [without('added'), without('removed')];
};

const wholeText = ({runs}: TextChange): string => runs.map(({text}) => text).join('');

/** Turns a text that was removed in one place and added in another into one that moved. */
function joinMoves(changes: readonly TextChange[]): TextChange[] {
  const removed = new Map<string, TextChange[]>();
  for (const change of changes.filter(({kind}) => kind === 'removed')) {
    const text = wholeText(change);
    removed.set(text, [...(removed.get(text) ?? []), change]);
  }
  const moved = new Set<TextChange>();
  const joined = changes.map((change): TextChange => {
    const former = change.kind === 'added' && removed.get(wholeText(change))?.shift();
    if (!former) {
      return change;
    }
    moved.add(former);
    return {
      ...change,
      kind: 'moved',
      ...(former.section !== change.section && {formerSection: former.section}),
      runs: [{kind: 'same', text: wholeText(change)}],
    };
  });
  return joined.filter((change) => !moved.has(change));
}

/** The changes in a page's text, in reading order. */
export function compareTexts(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): TextChange[] {
  const {moves, reordered} = reorderItems(before, after);
  const parts = diffArrays(reordered, [...after], {
    comparator: (a, b) => a.text === b.text && a.area === b.area && a.cell === b.cell,
  });
  const changes = moves;
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  const flush = () => {
    changes.push(...pairBlocks(removed, added));
    [removed, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) {
      removed.push(...part.value);
    } else if (part.added) {
      added.push(...part.value);
    } else {
      flush();
    }
  }
  flush();
  return joinMoves(changes);
}
