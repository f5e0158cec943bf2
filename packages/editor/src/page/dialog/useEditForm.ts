import {useState} from 'react';
import {fileNameOf} from '../../fileNameOf';
import {inList} from '../../inList';
import type {Edit, Editable, Field, FieldId, Value} from '../../protocol';
import {draftFor, draftOf, forgetDraft, hasChangedSince, keepDraft} from '../drafts';
import type {Draft} from '../drafts';
import type {EditSession} from '../session';
import {asPrinted} from './asPrinted';
import {useProblems} from './useProblems';

const isEmpty = (value: Value): boolean => value === undefined || value === '';

/** An ID made of a name. */
const idOf = (name: Value): string => fileNameOf(String(name ?? ''));

/** What was typed for the fields of a dialog: now, or before and not saved. */
function useChanges({fields, source, isNew}: Editable) {
  const [owner] = useState(() => crypto.randomUUID());
  const [kept] = useState(
    () => new Map(fields.map((field): [Field, Draft | undefined] => [field, draftOf(field)])),
  );
  const drafts = fields.filter(
    (field) => kept.get(field) && kept.get(field)?.value !== field.value,
  );
  const [changed, setChanged] = useState<ReadonlyMap<FieldId, Value>>(
    () => new Map(drafts.map((field) => [field.fieldId, kept.get(field)?.value])),
  );
  /** How often each field got another value than by typing. */
  const [revisions, setRevisions] = useState<ReadonlyMap<FieldId, number>>(new Map());

  const valueOf = ({fieldId, value}: Field): Value =>
    changed.has(fieldId) ? changed.get(fieldId) : value;

  const forget = (field: Field) => {
    forgetDraft(draftFor(owner, field, source, field.value));
    const draft = kept.get(field);
    if (draft) {
      forgetDraft(draft);
    }
  };

  const change = (field: Field, value: Value) => {
    const next = new Map(changed).set(field.fieldId, value);
    const id = fields.find(({role}) => role === 'id');
    // An ID follows the name until someone types one.
    const isMade = isNew && field.role === 'name' && id?.type.kind === 'text' && id.isRequired;
    if (isMade && [undefined, idOf(valueOf(field))].includes(valueOf(id) as string)) {
      next.set(id.fieldId, idOf(value) || undefined);
    }
    for (const each of fields) {
      forget(each);
      if (next.get(each.fieldId) === each.value) {
        next.delete(each.fieldId);
      } else if (next.has(each.fieldId)) {
        keepDraft(draftFor(owner, each, source, next.get(each.fieldId)));
      }
    }
    setChanged(next);
  };

  return {
    valueOf,
    change,
    /** Like `change`, for a value that the control of the field doesn't know yet. */
    replace: (field: Field, value: Value) => {
      setRevisions(new Map(revisions).set(field.fieldId, (revisions.get(field.fieldId) ?? 0) + 1));
      change(field, value);
    },
    revisionOf: ({fieldId}: Field) => revisions.get(fieldId) ?? 0,
    /** The fields with something that was typed earlier. */
    drafts,
    /** Whether the file has another text since then. */
    areOutdated: drafts.some((field) => {
      const draft = kept.get(field);
      return draft && hasChangedSince(draft, field);
    }),
    isChanged: ({fieldId}: Field) => changed.has(fieldId),
    /** Keeps what was typed, although another tab has saved or deleted it. */
    keep: () =>
      fields
        .filter(({fieldId}) => changed.has(fieldId))
        .forEach((field) => {
          forget(field);
          keepDraft(draftFor(owner, field, source, changed.get(field.fieldId)));
        }),
    forget: () => fields.forEach(forget),
  };
}

/** What was typed for the fields of a dialog, what is wrong with it, and how it's saved. */
export function useEditForm(session: EditSession, editable: Editable) {
  const {fields, isNew} = editable;
  const changes = useChanges(editable);
  const {valueOf} = changes;
  const [hasFailed, setFailed] = useState(false);
  const [wasIncomplete, setIncomplete] = useState(false);
  const edits = fields.filter(changes.isChanged).map((field): Edit => {
    const {fieldId, value: before, type, isText} = field;
    const value = valueOf(field);
    const isPrinted = typeof value === 'string' && isText && type.kind !== 'code';
    return {fieldId, value: isPrinted ? asPrinted(String(before ?? ''), value) : value};
  });
  const {problems, isChecking, checkAgain, ...check} = useProblems(
    session,
    edits,
    fields.map(({fieldId}) => fieldId),
  );
  const isMissing = (field: Field): boolean =>
    field.isRequired && isEmpty(valueOf(field)) && (isNew || changes.isChanged(field));

  const save = async () => {
    const missing = fields.filter(isMissing).map(({label}) => `“${label}”`);
    if (missing.length > 0) {
      setIncomplete(true);
      session.say(`Fill in ${inList(missing)} first.`);
    } else if (edits.length === 0 && !isNew) {
      session.close();
    } else {
      // Something new is saved even if nothing in it has to be filled in.
      const asIs = fields.slice(0, 1).map(({fieldId, value}) => ({fieldId, value}));
      if (await session.change({action: 'save', edits: edits.length === 0 ? asIs : edits})) {
        changes.forget();
      } else {
        changes.keep();
        session.say(`${session.get().news} Your text is still here.`);
        setFailed(true);
      }
    }
  };

  const addWord = async (word: string) => {
    if (await session.change({action: 'addWord', word})) {
      checkAgain();
    }
  };

  const withoutNews =
    (set: typeof changes.change): typeof changes.change =>
    (field, value) => {
      session.say('');
      set(field, value);
    };

  return {
    ...changes,
    change: withoutNews(changes.change),
    replace: withoutNews(changes.replace),
    isUnsaved: edits.length > 0,
    problems,
    isChecking,
    /** Whether a field has to be filled in, which is said once someone tried to save. */
    isMissing: (field: Field) => wasIncomplete && isMissing(field),
    /** Whether what was typed couldn't be checked or saved, so that it has to stay. */
    hasFailed: hasFailed || check.hasFailed,
    save,
    addWord,
  };
}
