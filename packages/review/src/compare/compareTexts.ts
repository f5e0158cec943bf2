import type {PageCapture} from '../capture/capturePage';
import type {Change, Fact} from '../model';
import {differingWords} from './diffText';
import {compareHunks, findHunks} from './compareFacts';
import type {Hunk} from './compareFacts';

/** Without the facts that the hunks of another width have, each as often as they do. */
function withoutKnown(hunks: readonly Hunk[], known: readonly Hunk[]): Hunk[] {
  const keyOf = ({kind, text}: Fact) => `${kind} ${text}`;
  const leave = (version: keyof Hunk) => {
    const keys = known.flatMap((hunk) => hunk[version]).map(keyOf);
    return (fact: Fact): boolean => {
      const index = keys.indexOf(keyOf(fact));
      if (index !== -1) {
        keys.splice(index, 1);
      }
      return index === -1;
    };
  };
  const [isRemoved, isAdded] = [leave('removed'), leave('added')];
  return hunks.map(({removed, added}) => ({
    removed: removed.filter(isRemoved),
    added: added.filter(isAdded),
  }));
}

/** Without what is written differently in an address: `+1 202-555-0142`, `tel:+12025550142`. */
const compact = (text: string): string => text.replace(/^(?:tel|mailto):|[\s()-]/g, '');

/** Whether the same words were edited, perhaps in a longer text: a cell with the name of its column. */
const isSameEdit = (change: Change, other: Change): boolean =>
  change.how === 'edited' &&
  other.how === 'edited' &&
  (change.before.replace(other.before, () => other.after) === change.after ||
    differingWords(change.before, change.after) === differingWords(other.before, other.after));

/** Whether another change says the same: the text of a new link, or a name that contains a new text. */
function isExplained(change: Change, changes: readonly Change[]): boolean {
  const {kind, how, before, after, label, place} = change;
  const others = changes.filter(
    (other) => other.kind !== kind && other.how === how && other.place.area === place.area,
  );
  if (kind === 'text' && how !== 'edited') {
    return others.some((other) => other.kind === 'link' && other.label === (after || before));
  }
  if (kind === 'link' && how === 'edited') {
    return compact(after) === compact(label);
  }
  if (kind === 'screenReader' && how === 'edited') {
    return others.some((other) => isSameEdit(change, other));
  }
  // A list or a landmark that is new has new texts. A picture may have none.
  return (
    kind === 'screenReader' &&
    !(after || before).startsWith('img: ') &&
    others.some((other) => other.place.section === place.section)
  );
}

/** Whether a phone shows in other words what changes on a desktop. */
const isSaid = (onPhone: Change, onDesktop: Change): boolean =>
  onPhone.how === 'edited'
    ? isSameEdit(onPhone, onDesktop)
    : onPhone.how === onDesktop.how &&
      (onPhone.after || onPhone.before).includes(onDesktop.after || onDesktop.before);

/** What differs on a desktop, and then what differs only on a phone. */
export function compareTexts(before: PageCapture, after: PageCapture): Change[] {
  const [desktop = [], phone = []] = (['desktop', 'phone'] as const).map((viewport) =>
    findHunks(before.views[viewport].texts, after.views[viewport].texts),
  );
  const onDesktop = compareHunks(desktop, after.views.desktop.texts);
  const onPhone = compareHunks(withoutKnown(phone, desktop), after.views.phone.texts);
  const all = [
    ...onDesktop,
    ...onPhone.filter(
      (change) => change.how !== 'moved' && !onDesktop.some((each) => isSaid(change, each)),
    ),
    ...compareHunks(findHunks(before.facts, after.facts), after.facts),
  ];
  return all.filter((change) => !isExplained(change, all));
}
