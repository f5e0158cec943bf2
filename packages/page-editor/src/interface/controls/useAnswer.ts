import {useEffect, useState} from 'react';

/** What a promise led to, or undefined until then. An error is an empty answer. */
export function useAnswer<Answer>(load: () => Promise<Answer>, key: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) {
          setAnswer(() => loaded);
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // The key says when to load again; the function is another one in each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return answer;
}
