import type {PageCapture} from '../capture/capturePage';
import {readTree, withoutNumbers} from '../capture/readTree';
import type {AriaNode} from '../capture/readTree';
import {kindNames, viewports} from '../model';
import type {Change, Fact, FactKind} from '../model';
import {compareFacts} from './compareFacts';
import {reorderItems} from './reorder';

const kinds = Object.keys(kindNames) as FactKind[];

/** The changes of each kind of facts, kind by kind. */
export const compareKinds = (before: readonly Fact[], after: readonly Fact[]): Change[] =>
  kinds.flatMap((kind) => {
    const ofKind = (facts: readonly Fact[]) => facts.filter((fact) => fact.kind === kind);
    return compareFacts(ofKind(before), ofKind(after));
  });

/** The changes between two accessibility snapshots of a page. */
export function compareTrees(before: readonly AriaNode[], after: readonly AriaNode[]): Change[] {
  const [former, current] = [withoutNumbers(before), withoutNumbers(after)];
  const moves = reorderItems(former, current);
  const facts = readTree(current);
  const moved = moves.map(({name, destination}): Change => ({
    kind: 'text',
    how: 'moved',
    place: {area: facts.find(({text}) => text === name)?.place.area ?? 'main', heading: ''},
    before: name,
    after: name,
    label: '',
    destination,
  }));
  return [...moved, ...compareKinds(readTree(former), facts)];
}

/** The same change has the same key at every width. */
export const keyOf = ({kind, how, before, after}: Change): string =>
  JSON.stringify([kind, how, before, after]);

/** Whether a name for screen readers changed because a text in it did. */
const isExplained = ({kind, how, before, after}: Change, texts: readonly Change[]): boolean =>
  kind === 'screenReader' &&
  texts.some((text) =>
    how === 'edited'
      ? text.how === how && before.replace(text.before, () => text.after) === after
      : text.how === how && (after || before).endsWith(`: ${text.after || text.before}`),
  );

/** Text that differs on a desktop, or only on a phone. */
export function compareTexts(before: PageCapture, after: PageCapture): Change[] {
  const changes = new Map<string, Change>();
  for (const viewport of viewports) {
    const counts = new Map<string, number>();
    for (const change of compareTrees(before.views[viewport].tree, after.views[viewport].tree)) {
      const key = keyOf(change);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      // The same edit can be made in several places, such as two rows of a table.
      const numberedKey = `${key} ${count}`;
      changes.set(numberedKey, changes.get(numberedKey) ?? change);
    }
  }
  const all = Array.from(changes.values());
  const texts = all.filter(({kind}) => kind === 'text');
  return all.filter((change) => !isExplained(change, texts));
}
