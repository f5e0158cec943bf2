import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import type {MarkObserver} from '../marks/MarkObserver';
import type {Directory} from './Directory';
import {findUnmarkedTexts} from './findUnmarkedTexts';
import {byPlace, findTargets} from './findTargets';
import type {Target} from './findTargets';
import {coversIn, uncovered, visibleBox} from './visibleBox';
import type {Box, Clips} from './visibleBox';

/** A target, and where it is. Its position is relative to the overlay. */
export type PlacedTarget = Target & {box: Box};

/** Events after which something can be elsewhere on the screen. */
const events = ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend'] as const;

const isSame = (a: readonly PlacedTarget[], b: readonly PlacedTarget[]): boolean =>
  JSON.stringify(a.map(withoutNodes)) === JSON.stringify(b.map(withoutNodes));
const withoutNodes = (target: PlacedTarget) => ({...target, element: undefined, nodes: undefined});

/** Fixed elements, such as a navbar, are above everything that scrolls below them. */
const fixedDepth = 10_000;

function place(targets: readonly Target[], origin: Box): PlacedTarget[] {
  const containers: Clips = new Map();
  const boxes = targets.map(({element, nodes}) => visibleBox(element, nodes, containers));
  const covers = coversIn(containers);
  return targets.flatMap((target, index) => {
    const box = boxes[index];
    if (!box) {
      return [];
    }
    const visible = uncovered(box, target.element, covers);
    const left = Math.round(visible.left - origin.left);
    const top = Math.round(visible.top - origin.top);
    const right = Math.round(visible.right - origin.left);
    const bottom = Math.round(visible.bottom - origin.top);
    // Nobody can scroll to what is above the page or to the left of it, such as a skip link.
    const isOutside = right <= 0 || bottom <= 0;
    return {
      ...target,
      depth: target.depth + (visible.isFixed ? fixedDepth : 0),
      box: isOutside ? {left: 0, top: 0, right: 0, bottom: 0} : {left, top, right, bottom},
    };
  });
}

/** What can be edited and isn't hidden, and where it is. Follows every change of the page. */
export function useTargets(
  observer: MarkObserver,
  directory: Directory,
  overlay: RefObject<HTMLElement | null>,
): readonly PlacedTarget[] {
  const [placed, setPlaced] = useState<readonly PlacedTarget[]>([]);

  useEffect(() => {
    let targets: readonly Target[] = [];
    let isOutdated = true;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const update = () => {
      frame = 0;
      if (!overlay.current) {
        return;
      }
      if (isOutdated) {
        const ids = [...observer.nodes].flatMap((node) => observer.placesOf(node));
        directory.load(ids, scheduleAll);
        // Until the answer is there, the buttons stay, and so does the focus.
        if (directory.isComplete) {
          const editable = findTargets(observer, directory, document.body);
          targets = [...editable, ...findUnmarkedTexts(editable, directory, document.body)].sort(
            byPlace,
          );
          isOutdated = false;
        }
      }
      const next = place(
        targets.filter(({element}) => element.isConnected),
        overlay.current.getBoundingClientRect(),
      );
      setPlaced((previous) => (isSame(previous, next) ? previous : next));
    };
    // After the frame, so that a change shows before its outlines do.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        timer = setTimeout(update);
      });
    };
    const scheduleAll = () => {
      isOutdated = true;
      schedule();
    };

    const host = overlay.current?.parentElement;
    const mutations = new MutationObserver((records) => {
      if (records.some(({target}) => !host?.contains(target))) {
        schedule();
      }
    });
    mutations.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    const unsubscribe = observer.subscribe(scheduleAll);
    const options = {capture: true, passive: true};
    events.forEach((event) => window.addEventListener(event, schedule, options));
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      mutations.disconnect();
      sizes.disconnect();
      unsubscribe();
      events.forEach((event) => window.removeEventListener(event, schedule, options));
    };
  }, [observer, directory, overlay]);

  return placed;
}
