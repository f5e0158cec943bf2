import type {Field, Origin, Source, Value} from '../protocol';
import {readStored, writeStored} from './session';

/** What was typed and not saved; kept until it's saved or cancelled. */
export type Draft = {
  /** Who typed it: each dialog of each tab keeps its own. */
  owner: string;
  /** The text that it was typed for. */
  origin: Origin;
  value: Value;
  /** For people: what the text is called, and on which page. */
  label: string;
  page: string;
};

const draftsKey = 'page-editor-drafts';

export const readDrafts = (): Draft[] => readStored<Draft[]>(draftsKey, []);

const isSame = (one: Draft, other: Draft): boolean =>
  one.owner === other.owner && JSON.stringify(one.origin) === JSON.stringify(other.origin);

export const forgetDraft = (draft: Draft): void =>
  writeStored(
    draftsKey,
    readDrafts().filter((other) => !isSame(other, draft)),
  );

export function keepDraft(draft: Draft): void {
  forgetDraft(draft);
  writeStored(draftsKey, [...readDrafts(), draft]);
}

/**
 * Which text a draft belongs to: the one that says the same as when it was typed. If there is none,
 * it's a text that wasn't there before, and that has the same texts beside it. One that has none
 * beside it is in the same place.
 *
 * @returns its index among those of its kind; -1 if it's gone
 */
function indexIn({kind, texts}: Origin, draft: Origin): number {
  if (kind !== draft.kind) {
    return -1;
  }
  const [own, beside = ''] = draft.texts[draft.index]?.split(' ') ?? [];
  const nearest = (isIt: (text: string, index: number) => boolean): number =>
    texts.reduce((best, text, index) => {
      const isNearer = Math.abs(index - draft.index) < Math.abs(best - draft.index);
      return isIt(text, index) && (best === -1 || isNearer) ? index : best;
    }, -1);
  const same = nearest((text) => text === draft.texts[draft.index]);
  if (same !== -1) {
    return same;
  }
  const isNew = (text: string) => !draft.texts.includes(text);
  const alike = nearest((text) => {
    const [nowOwn, nowBeside] = text.split(' ');
    return isNew(text) && (nowOwn === own || (beside !== '' && nowBeside === beside));
  });
  const isAlone = beside === '' && texts.length === draft.texts.length;
  return alike === -1 && isAlone
    ? nearest((text, index) => isNew(text) && index === draft.index)
    : alike;
}

/** Whether a text says something else than when its draft was begun. */
export function hasChangedSince({origin}: Draft, {origin: now}: Field): boolean {
  const ownText = ({texts, index}: Origin) => texts[index]?.split(' ')[0];
  return ownText(origin) !== ownText(now);
}

/** The last draft of a text. */
export const draftOf = ({origin}: Pick<Field, 'origin'>): Draft | undefined =>
  readDrafts().findLast((draft) => indexIn(origin, draft.origin) === origin.index);

/** A draft of a field in a dialog. */
export const draftFor = (
  owner: string,
  {origin, label}: Field,
  {page}: Source,
  value: Value,
): Draft => ({owner, origin, label, page, value});
