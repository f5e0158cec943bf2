import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import type {MarkObserver} from '../marks/MarkObserver';
import type {Directory} from './Directory';
import {findTargets} from './findTargets';
import type {Target} from './findTargets';
import {visibleBox} from './visibleBox';
import type {Box} from './visibleBox';

/** A target, and where it is. Its position is relative to the overlay. */
export type PlacedTarget = Target & {box: Box};

/** Events after which something can be elsewhere on the screen. */
const events = ['scroll', 'resize', 'load', 'toggle', 'transitionend', 'animationend'] as const;

const isSame = (a: readonly PlacedTarget[], b: readonly PlacedTarget[]): boolean =>
  JSON.stringify(a.map(withoutNodes)) === JSON.stringify(b.map(withoutNodes));
const withoutNodes = ({key, id, text, source, box, depth}: PlacedTarget) => [
  key,
  id,
  text,
  source,
  box,
  depth,
];

function place(targets: readonly Target[], origin: Box): PlacedTarget[] {
  return targets.flatMap((target) => {
    const box = visibleBox(target.element, target.nodes);
    return box
      ? {
          ...target,
          box: {
            left: Math.round(box.left - origin.left),
            top: Math.round(box.top - origin.top),
            right: Math.round(box.right - origin.left),
            bottom: Math.round(box.bottom - origin.top),
          },
        }
      : [];
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
          targets = findTargets(observer, directory, document.body);
          isOutdated = false;
        }
      }
      const next = place(
        targets.filter(({element}) => element.isConnected),
        overlay.current.getBoundingClientRect(),
      );
      setPlaced((previous) => (isSame(previous, next) ? previous : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
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
      mutations.disconnect();
      sizes.disconnect();
      unsubscribe();
      events.forEach((event) => window.removeEventListener(event, schedule, options));
    };
  }, [observer, directory, overlay]);

  return placed;
}
