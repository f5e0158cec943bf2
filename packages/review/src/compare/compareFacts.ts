import {diffArrays} from 'diff';
import type {Change, Fact} from '../model';
import {diffText} from './diffText';

const changeOf = (how: Change['how'], before: Fact | undefined, after: Fact): Change => ({
  kind: after.kind,
  how,
  place: after.place,
  before: how === 'added' ? '' : (before ?? after).text,
  after: how === 'removed' ? '' : after.text,
  label: after.label,
});

/** What changed between two versions of one fact: its text, or only what screen readers call it. */
function editsOf(before: Fact, after: Fact): Change[] {
  if (before.text !== after.text) {
    return [changeOf('edited', before, after)];
  }
  const isText = after.kind === 'text' && before.label !== after.label;
  return isText
    ? [
        {
          ...changeOf('edited', before, after),
          kind: 'screenReader',
          before: `${before.label}: ${before.text}`,
          after: `${after.label}: ${after.text}`,
        },
      ]
    : [];
}

function isVersion(before: Fact, after: Fact, isOnlyPair: boolean): boolean {
  if (before.place.area !== after.place.area) {
    return false;
  }
  if (isOnlyPair || before.text === after.text) {
    return true;
  }
  const [old, current] = [before.place.cell, after.place.cell];
  return old && current ? old === current : diffText(before.text, after.text) !== undefined;
}

/** Pairs removed facts with the added ones that replaced them, in order. */
function pairFacts(removed: readonly Fact[], added: readonly Fact[]): Change[] {
  const changes: Change[] = [];
  let left = added;
  const isOnlyPair = removed.length === 1 && added.length === 1;
  for (const before of removed) {
    const after = left.find((fact) => isVersion(before, fact, isOnlyPair));
    if (after) {
      // What is above the new version is new.
      const above = left.slice(0, left.indexOf(after));
      changes.push(...above.map((fact) => changeOf('added', undefined, fact)));
      changes.push(...editsOf(before, after));
      left = left.slice(above.length + 1);
    } else {
      changes.push(changeOf('removed', undefined, before));
    }
  }
  return [...changes, ...left.map((fact) => changeOf('added', undefined, fact))];
}

/** Turns a text that was removed in one place and added in another into one that moved. */
function joinMoves(changes: readonly Change[]): Change[] {
  const moved = new Set<Change>();
  const joined = changes.map((change): Change => {
    const former = changes.find(
      (each) => each.how === 'removed' && !moved.has(each) && each.before === change.after,
    );
    if (change.how !== 'added' || !former) {
      return change;
    }
    moved.add(former);
    const {area, heading} = former.place;
    const isElsewhere = area !== change.place.area || heading !== change.place.heading;
    const origin = heading ? `from “${heading}”` : 'from above the first heading';
    const destination = isElsewhere ? origin : 'to another place';
    return {...change, how: 'moved', before: change.after, destination};
  });
  return joined.filter((change) => !moved.has(change));
}

/**
 * The changes between two lists of facts of one kind, in the order of the second: what was added,
 * removed, edited and moved.
 */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const parts = diffArrays([...before], [...after], {
    comparator: (a, b) =>
      a.text === b.text &&
      a.place.area === b.place.area &&
      a.place.cell === b.place.cell &&
      (a.kind !== 'text' || a.label === b.label),
  });
  const changes: Change[] = [];
  let removed: Fact[] = [];
  let added: Fact[] = [];
  const flush = () => {
    changes.push(...pairFacts(removed, added));
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
