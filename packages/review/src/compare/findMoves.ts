import type {Fact} from '../model';
import type {Hunk} from './compareFacts';

/** Facts that are the same in both versions, one after the other, but elsewhere. */
export type Move = {
  removed: Fact[];
  added: Fact[];
  /** What moved, in the words of its headings. */
  name: string;
  /** `after “Plan small changes”` */
  destination: string;
};

/** Where a text ranks among those before it: an `h2` before an `h3`, and headings before texts. */
function rankOf({label}: Fact): number {
  const level = /^heading, level (\d)/.exec(label)?.[1];
  const others = ['columnheader', 'rowheader'].findIndex((role) => label.startsWith(role));
  return level === undefined ? 7 + (others === -1 ? 2 : others) : Number(level);
}

const isText = ({kind}: Fact): boolean => kind === 'text';

/** What a visitor would call the moved facts, and where they are now. */
function describe(
  moved: readonly Fact[],
  after: readonly Fact[],
): Pick<Move, 'name' | 'destination'> {
  const texts = moved.filter(isText);
  const rank = Math.min(...texts.map(rankOf));
  const names = texts.filter((fact) => rankOf(fact) === rank).map(({text}) => text);
  const [first] = moved;
  const above = first ? after.slice(0, after.indexOf(first)).filter(isText) : [];
  const previous = above.findLast((fact) => rankOf(fact) <= rank);
  const where = previous && rankOf(previous) < rank ? 'to the start of' : 'after';
  return {
    name: names.join(', '),
    destination: previous ? `${where} “${previous.text}”` : 'to the top',
  };
}

/**
 * Finds what moved, such as a card or a section, as a whole. Each has a text that occurs once: others,
 * such as “Learn more”, can't tell what moved.
 *
 * @param after all facts of the second version, in reading order
 */
export function findMoves(
  hunks: readonly Hunk[],
  after: readonly Fact[],
  isSame: (a: Fact, b: Fact) => boolean,
): Move[] {
  // Facts of two hunks aren't neighbors.
  const removed = hunks.flatMap((hunk) => [...hunk.removed, undefined]);
  const added = hunks.flatMap((hunk) => [...hunk.added, undefined]);
  const found = new Set<Fact>();
  const placesIn = (facts: readonly (Fact | undefined)[], fact: Fact) =>
    facts.flatMap((each, place) => (each && isSame(each, fact) ? [place] : []));
  const canMove = (old: Fact | undefined, current: Fact | undefined) =>
    old && current && !found.has(current) && isSame(old, current);
  return added.flatMap((fact, place): Move[] => {
    if (!fact || !isText(fact) || found.has(fact)) {
      return [];
    }
    const [origin, another] = placesIn(removed, fact);
    if (origin === undefined || another !== undefined || placesIn(added, fact).length > 1) {
      return [];
    }
    let [start, end] = [0, 1];
    while (canMove(removed[origin + start - 1], added[place + start - 1])) {
      start -= 1;
    }
    while (canMove(removed[origin + end], added[place + end])) {
      end += 1;
    }
    const isFact = (each: Fact | undefined) => each !== undefined;
    const moved = added.slice(place + start, place + end).filter(isFact);
    moved.forEach((each) => found.add(each));
    return [
      {
        removed: removed.slice(origin + start, origin + end).filter(isFact),
        added: moved,
        ...describe(moved, after),
      },
    ];
  });
}
