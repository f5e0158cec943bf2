import {useEffect, useState} from 'react';
import type {Edit, FieldProblem, FieldId} from '../../protocol';
import {messageOf} from '../session';
import type {EditSession} from '../session';

/** Typing pauses longer than this when a person looks at the result. */
const DEBOUNCE_MS = 300;

const valueIn = (edits: readonly Edit[], fieldId: FieldId | undefined): Edit['value'] =>
  edits.find((edit) => edit.fieldId === fieldId)?.value;

/** The problems in the fields of a dialog and those that its edits would cause, while a person types. */
export function useProblems(
  session: EditSession,
  edits: readonly Edit[],
  fieldIds: readonly FieldId[],
): {
  problems: readonly FieldProblem[];
  isChecking: boolean;
  /** Whether they can't be checked, such as after a change of the file. */
  hasFailed: boolean;
  checkAgain: () => void;
} {
  const [round, setRound] = useState(0);
  const key = JSON.stringify({edits, fieldIds, round});
  // What an answer says about other fields stays until the next, so that the dialog doesn't jump.
  const [known, setKnown] = useState<{
    key: string;
    problems: readonly FieldProblem[];
    hasFailed: boolean;
  }>();

  useEffect(() => {
    let isCurrent = true;
    if (fieldIds.length === 0) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as {edits: Edit[]; fieldIds: FieldId[]};
      session.ask({action: 'check', edits: asked.edits, fieldIds: asked.fieldIds}).then(
        (problems) => isCurrent && setKnown({key, problems, hasFailed: false}),
        (error: unknown) => {
          if (isCurrent) {
            setKnown({key, problems: [], hasFailed: true});
            session.say(messageOf(error));
          }
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, key, fieldIds.length]);

  const asked = JSON.parse(known?.key ?? key) as {edits: Edit[]};
  const problems = known?.problems.filter(
    ({fieldId}) => valueIn(asked.edits, fieldId) === valueIn(edits, fieldId),
  );
  return {
    problems: problems ?? [],
    isChecking: fieldIds.length > 0 && known?.key !== key,
    hasFailed: known?.hasFailed === true,
    checkAgain: () => setRound(round + 1),
  };
}
