import {useEffect} from 'react';

/** A hook that no island uses. */
export function useNothing(): void {
  useEffect(() => undefined);
}
