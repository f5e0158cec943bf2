import type {Diagnostic} from '@sitekit/content-check';
import {useEffect, useState} from 'react';
import type {Edit} from '../../protocol';
import type {Ask} from '../session/Ask';

/** Typing pauses longer than this when a person looks at the result. */
const debounceMs = 300;

type Checked = {
  diagnostics: readonly Diagnostic[];
  /** Whether they are about what is there now, not about what was there before the last keys. */
  isCurrent: boolean;
};

/** The problems that the edits would cause, while a person types. */
export function useDiagnostics(ask: Ask, edits: readonly Edit[]): Checked {
  const [checked, setChecked] = useState<{key: string; diagnostics: readonly Diagnostic[]}>();
  const key = JSON.stringify(edits);

  useEffect(() => {
    if (key === '[]') {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask({action: 'check', edits: JSON.parse(key) as Edit[]}).then(
        ({diagnostics}) => {
          if (isCurrent) {
            setChecked({key, diagnostics});
          }
        },
        // Saving says what is wrong.
        () => undefined,
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key]);

  // Problems stay until the next answer, so that the dialog doesn't jump with each letter.
  const diagnostics = key === '[]' ? [] : (checked?.diagnostics ?? []);
  return {diagnostics, isCurrent: checked?.key === key};
}
