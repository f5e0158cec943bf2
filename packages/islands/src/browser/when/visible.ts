import {startIsland} from '../startIsland.ts';

/** An island starts when it is this close to the visible part of the page, so that it is ready in time. */
const rootMargin = '200px';

/** Starts an island when it is in view or close to it. */
export function visible(island: Element): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        void startIsland(island);
      }
    },
    {rootMargin},
  );
  // The island itself has no box.
  observer.observe(island.firstElementChild ?? island);
}
