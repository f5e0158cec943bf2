import {useEffect, useState} from 'react';
import type {Edit, FieldProblem, PlaceId} from '../../protocol';
import {messageOf} from '../session';
import type {EditSession} from '../session';

/** Typing pauses longer than this when a person looks at the result. */
const debounceMs = 300;

const valueIn = (edits: readonly Edit[], place: PlaceId | undefined): Edit['value'] =>
  edits.find((edit) => edit.place === place)?.value;

/** The problems in the fields of a dialog and those that its edits would cause, while a person types. */
export function useProblems(
  session: EditSession,
  edits: readonly Edit[],
  places: readonly PlaceId[],
): {problems: readonly FieldProblem[]; isChecking: boolean; checkAgain: () => void} {
  const [round, setRound] = useState(0);
  const key = JSON.stringify({edits, places, round});
  // What an answer says about other fields stays until the next, so that the dialog doesn't jump.
  const [known, setKnown] = useState<{key: string; problems: readonly FieldProblem[]}>();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as {edits: Edit[]; places: PlaceId[]};
      session.ask({action: 'check', edits: asked.edits, places: asked.places}).then(
        (problems) => isCurrent && setKnown({key, problems}),
        (error: unknown) => {
          if (isCurrent) {
            setKnown({key, problems: []});
            session.say(messageOf(error));
          }
        },
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, key]);

  const asked = JSON.parse(known?.key ?? key) as {edits: Edit[]};
  const problems = known?.problems.filter(
    ({place}) => valueIn(asked.edits, place) === valueIn(edits, place),
  );
  return {
    problems: problems ?? [],
    isChecking: known?.key !== key,
    checkAgain: () => setRound(round + 1),
  };
}
