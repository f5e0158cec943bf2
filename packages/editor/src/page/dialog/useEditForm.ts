import type {Diagnostic} from '@sitekit/content-check';
import {useEffect, useState} from 'react';
import type {Edit, Editable, Field, PlaceId, Value} from '../../protocol';
import {messageOf, readStored, writeStored} from '../session';
import type {EditSession} from '../session';
import {asPrinted} from './asPrinted';

/** Typing pauses longer than this when a person looks at the result. */
const debounceMs = 300;

/** What was typed for a field and not saved; kept until it's saved or cancelled. */
type Draft = {key: string; value: Value};

const draftsKey = 'editor-drafts';
const readDrafts = (): Draft[] => readStored<Draft[]>(draftsKey, []);

function keepDraft({key, value: saved}: Field, value: Value): void {
  const others = readDrafts().filter((draft) => draft.key !== key);
  writeStored(draftsKey, value === saved ? others : [...others, {key, value}]);
}

/** The problems that the edits would cause, while a person types. */
function useDiagnostics(session: EditSession, edits: readonly Edit[]): readonly Diagnostic[] {
  // They stay until the next answer, so that the dialog doesn't jump with each letter.
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([]);
  const key = JSON.stringify(edits);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as Edit[];
      const answer = asked.length > 0 ? session.ask({action: 'check', edits: asked}) : undefined;
      Promise.resolve(answer ?? []).then(
        (found) => isCurrent && setDiagnostics(found),
        (error: unknown) => isCurrent && session.say(messageOf(error)),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, key]);

  return diagnostics;
}

/** What was typed for the fields of a dialog, now or before, and how it's saved. */
export function useEditForm(session: EditSession, {fields, isNew}: Editable) {
  const [kept] = useState(() => new Map(readDrafts().map(({key, value}) => [key, value])));
  const drafts = fields.filter(({key, value}) => kept.has(key) && kept.get(key) !== value);
  const [changed, setChanged] = useState<ReadonlyMap<PlaceId, Value>>(
    () => new Map(drafts.map(({place, key}) => [place, kept.get(key)])),
  );
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const edits = fields
    .filter(({place}) => changed.has(place))
    .map(({place, value: before, type, isText}): Edit => {
      const value = changed.get(place);
      const isPrinted = typeof value === 'string' && isText && type.kind !== 'code';
      return {place, value: isPrinted ? asPrinted(String(before ?? ''), value) : value};
    });
  const diagnostics = useDiagnostics(session, edits);

  const valueOf = ({place, value}: Field): Value =>
    changed.has(place) ? changed.get(place) : value;

  const change = (field: Field, value: Value) => {
    const others = [...changed].filter(([place]) => place !== field.place);
    setChanged(new Map(value === field.value ? others : [...others, [field.place, value]]));
    session.say('');
    keepDraft(field, value);
  };

  const forgetDrafts = () => fields.forEach((field) => keepDraft(field, field.value));

  const save = async () => {
    if (edits.length === 0 && !isNew) {
      session.close();
    } else if (!isSaving) {
      setSaving(true);
      // Something new is saved even if it's an unchanged copy.
      const asIs = fields.slice(0, 1).map(({place, value}) => ({place, value}));
      if (await session.change({action: 'save', edits: edits.length === 0 ? asIs : edits})) {
        forgetDrafts();
      } else {
        session.say(`${session.get().news} Your text is still here.`);
        setSaving(false);
        setFailed(true);
      }
    }
  };

  return {valueOf, change, diagnostics, isSaving, hasFailed, drafts, forgetDrafts, save};
}
