import {diffArrays, diffWordsWithSpace} from 'diff';
import type {Block, Part} from '../visit/snapshot';

/** A run of words: in both texts, or in one of them alone. */
export type Run = {kind: 'same' | 'added' | 'removed'; text: string};

export type TextChange = {
  kind: 'edited' | 'added' | 'removed' | 'moved';
  part: Part;
  /** The heading that it stands under, or stood under when it is gone. */
  section: string;
  /** The heading that a text stood under before it moved to another one. */
  formerSection?: string;
  isHeading: boolean;
  /** For a cell of a table: the names of its row and its column. */
  cell?: string;
  runs: Run[];
};

function kindOf({added, removed}: {added: boolean; removed: boolean}): Run['kind'] {
  if (added) {
    return 'added';
  }
  return removed ? 'removed' : 'same';
}

const runsOf = (before: string, after: string): Run[] =>
  diffWordsWithSpace(before, after).map((change) => ({kind: kindOf(change), text: change.value}));

/** How much of two texts is the same, from 0 to 1. */
function likeness(before: string, after: string): number {
  const same = runsOf(before, after)
    .filter(({kind}) => kind === 'same')
    .reduce((sum, {text}) => sum + text.trim().length, 0);
  return (2 * same) / (before.length + after.length);
}

/** From this likeness on, a text counts as another version of the one that it replaces. */
const versionFrom = 0.4;

const alone = (kind: 'added' | 'removed', {text, ...place}: Block): TextChange => ({
  ...place,
  kind,
  runs: [{kind, text}],
});

/** Shows the words that differ, or one text in place of another when they have little in common. */
const edited = (before: Block, {text, ...place}: Block): TextChange => ({
  ...place,
  kind: 'edited',
  runs:
    likeness(before.text, text) >= versionFrom
      ? runsOf(before.text, text)
      : [
          {kind: 'removed', text: before.text},
          {kind: 'same', text: ' '},
          {kind: 'added', text},
        ],
});

/** Pairs removed blocks with the added ones that they became. */
function changesIn(removed: readonly Block[], added: readonly Block[]): TextChange[] {
  const changes: TextChange[] = [];
  const left = [...added];
  const isOnlyPair = removed.length === 1 && added.length === 1;
  const isVersion = (before: Block, after: Block) => {
    if (before.part !== after.part) {
      return false;
    }
    return before.cell && after.cell
      ? before.cell === after.cell || before.text === after.text
      : isOnlyPair || likeness(before.text, after.text) >= versionFrom;
  };
  for (const before of removed) {
    const index = left.findIndex((after) => isVersion(before, after));
    const after = index === -1 ? undefined : left[index];
    if (!after) {
      changes.push(alone('removed', before));
      continue;
    }
    // What comes before it in the reading order is new.
    changes.push(...left.splice(0, index).map((block) => alone('added', block)));
    left.shift();
    // A cell with the same words has another name, which is told where that changed.
    if (before.text !== after.text) {
      changes.push(edited(before, after));
    }
  }
  return [...changes, ...left.map((block) => alone('added', block))];
}

/** What is the same for the same change, on whichever page. */
export const keyOf = (change: TextChange): string => JSON.stringify(change);

/** A text before and after its change. */
export const versionsOf = ({runs}: TextChange): [string, string] => {
  const without = (other: Run['kind']) =>
    runs
      .filter(({kind}) => kind !== other)
      .map(({text}) => text)
      .join('')
      .trim();
  return [without('added'), without('removed')];
};

const wholeText = ({runs}: TextChange): string => runs.map(({text}) => text).join('');

/** Tells a text that is gone in one place and new in another as one that moved. */
function joinMoves(changes: readonly TextChange[]): TextChange[] {
  const gone = new Map<string, TextChange[]>();
  for (const change of changes.filter(({kind}) => kind === 'removed')) {
    const text = wholeText(change);
    gone.set(text, [...(gone.get(text) ?? []), change]);
  }
  const moved = new Set<TextChange>();
  const joined = changes.map((change): TextChange => {
    const former = change.kind === 'added' && gone.get(wholeText(change))?.shift();
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
  // A row that moved is told by its name: its cells come along.
  return joined.filter((change) => !moved.has(change) && !(change.kind === 'moved' && change.cell));
}

/** What changed in the words of a page, in the order in which they are read. */
export function compareTexts(before: readonly Block[], after: readonly Block[]): TextChange[] {
  const parts = diffArrays([...before], [...after], {
    comparator: (a, b) => a.text === b.text && a.part === b.part && a.cell === b.cell,
  });
  const changes: TextChange[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const flush = () => {
    changes.push(...changesIn(removed, added));
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
