import {useCallback, useEffect, useRef} from 'react';
import type {RefObject} from 'react';
import {findSame} from './findTargets';
import type {PlacedTarget} from './useTargets';

/**
 * Keeps the focus on a button whose element was replaced, such as after saving.
 *
 * @param isCovered whether a dialog has the focus
 * @returns what to call when a target's button gets the focus
 */
export function useKeptFocus(
  layer: RefObject<HTMLElement | null>,
  targets: readonly PlacedTarget[],
  isCovered: boolean,
): (target: PlacedTarget) => void {
  const last = useRef<PlacedTarget>(undefined);

  useEffect(() => {
    const lost = last.current;
    const isLost = document.activeElement === document.body && !isCovered;
    if (!lost || !isLost || targets.some(({key}) => key === lost.key)) {
      return;
    }
    const same = lost.kind !== 'computed' && findSame(targets, lost.kind, lost.source);
    const index = targets.findIndex(({key}) => same && key === same.key);
    const button = layer.current?.children[index];
    if (button instanceof HTMLElement) {
      button.focus({preventScroll: true});
    }
  }, [layer, targets, isCovered]);

  return useCallback((target) => {
    last.current = target;
  }, []);
}
