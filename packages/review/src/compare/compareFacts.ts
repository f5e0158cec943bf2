import {diffArrays} from 'diff';
import type {Change, Fact} from '../model';
import {diffText} from './diffText';
import {findMoves} from './findMoves';

/** Facts that only one version has, and whose neighbors are in both. */
export type Hunk = {removed: Fact[]; added: Fact[]};

const isSame = (a: Fact, b: Fact): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.label === b.label &&
  a.place.area === b.place.area &&
  a.place.cell === b.place.cell;

/** What differs between two versions of a page, from its top to its end. */
export function findHunks(before: readonly Fact[], after: readonly Fact[]): Hunk[] {
  const hunks: Hunk[] = [];
  let last: Hunk | undefined;
  for (const {added, removed, value} of diffArrays([...before], [...after], {comparator: isSame})) {
    if (!added && !removed) {
      last = undefined;
    } else {
      if (!last) {
        last = {removed: [], added: []};
        hunks.push(last);
      }
      (added ? last.added : last.removed).push(...value);
    }
  }
  return hunks;
}

const changeOf = (how: Change['how'], before: Fact, after: Fact): Change => ({
  kind: after.kind,
  how,
  place: after.place,
  before: how === 'added' ? '' : before.text,
  after: how === 'removed' ? '' : after.text,
  label: after.label,
});

/** What changed between two versions of one fact: its text, or only what screen readers call it. */
function editsOf(before: Fact, after: Fact): Change[] {
  if (before.text !== after.text) {
    return [changeOf('edited', before, after)];
  }
  const isRenamed = after.kind === 'text' && before.label !== after.label;
  return isRenamed
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

/** Whether a fact replaced another one, from what they say. */
function isVersion(before: Fact, after: Fact): boolean {
  if (before.kind !== after.kind || before.place.area !== after.place.area) {
    return false;
  }
  if (before.text === after.text) {
    return true;
  }
  if (after.kind === 'link' || after.kind === 'redirect') {
    return before.label === after.label;
  }
  const [old, current] = [before.place.cell, after.place.cell];
  return old && current ? old === current : diffText(before.text, after.text) !== undefined;
}

/** The only heading or paragraph that was removed was replaced by the only one that was added. */
function isOnlyOne(before: Fact, after: Fact, {removed, added}: Hunk): boolean {
  const groupOf = ({kind, label, place}: Fact) =>
    [kind, place.area, kind === 'text' || kind === 'redirect' ? label : ''].join('\n');
  const isAlone = (facts: readonly Fact[]) =>
    facts.filter((fact) => groupOf(fact) === groupOf(after)).length === 1;
  return groupOf(before) === groupOf(after) && isAlone(removed) && isAlone(added);
}

/** A link whose words changed still leads to the same page. */
function isSameLink(before: Fact, after: Fact, {removed, added}: Hunk): boolean {
  const addressOf = (facts: readonly Fact[], {text}: Fact) =>
    facts.find(({kind, label}) => kind === 'link' && label === text)?.text;
  const address = addressOf(removed, before);
  return (
    before.kind === 'text' &&
    after.kind === 'text' &&
    address !== undefined &&
    address === addressOf(added, after)
  );
}

const isBelowSameHeading = (before: Fact, after: Fact): boolean =>
  after.place.heading !== '' &&
  before.place.heading === after.place.heading &&
  isVersion(before, after);

/** A change, and the fact whose place it has in the report. */
type Told = {fact: Fact; changes: Change[]};

/** Takes the facts that replaced each other out of a hunk. */
function takeEdits(
  {removed, added}: Hunk,
  canReplace: (before: Fact, after: Fact, hunk: Hunk) => boolean,
): Told[] {
  const hunk = {removed: [...removed], added: [...added]};
  return hunk.removed.flatMap((before) => {
    const after = added.find((fact) => canReplace(before, fact, hunk));
    if (!after) {
      return [];
    }
    removed.splice(removed.indexOf(before), 1);
    added.splice(added.indexOf(after), 1);
    return [{fact: after, changes: editsOf(before, after)}];
  });
}

/**
 * What was added, removed, edited and moved.
 *
 * @param hunks what differs
 * @param after all facts of the second version
 */
export function compareHunks(hunks: readonly Hunk[], after: readonly Fact[]): Change[] {
  const moves = findMoves(hunks, after, isSame);
  const moved = new Set(moves.flatMap(({removed, added}) => [...removed, ...added]));
  const withoutMoved = (facts: readonly Fact[]) => facts.filter((fact) => !moved.has(fact));
  const left = hunks.map(({removed, added}) => ({
    removed: withoutMoved(removed),
    added: withoutMoved(added),
  }));
  const edits = left.flatMap((hunk) =>
    [isSameLink, isVersion, isOnlyOne].flatMap((canReplace) => takeEdits(hunk, canReplace)),
  );
  const rest = {
    removed: left.flatMap(({removed}) => removed),
    added: left.flatMap(({added}) => added),
  };
  // A card can move and change.
  edits.push(...takeEdits(rest, isBelowSameHeading));
  const told: Told[] = [
    ...moves.flatMap(({added: [fact], name, destination}) =>
      // The rest of a card that moved and changed.
      fact && !moves.some((move) => move.name === fact.place.heading && move.name !== name)
        ? [
            {
              fact,
              changes: [{...changeOf('moved', fact, fact), before: name, after: name, destination}],
            },
          ]
        : [],
    ),
    ...edits,
    ...rest.removed.map((fact) => ({fact, changes: [changeOf('removed', fact, fact)]})),
    ...rest.added.map((fact) => ({fact, changes: [changeOf('added', fact, fact)]})),
  ];
  const order = new Map(
    hunks.flatMap(({removed, added}) => [...removed, ...added]).map((fact, index) => [fact, index]),
  );
  return told
    .toSorted((a, b) => (order.get(a.fact) ?? 0) - (order.get(b.fact) ?? 0))
    .flatMap(({changes}) => changes);
}
