import {startIsland} from '../startIsland.ts';

/** Starts an island when some of it is in view, or as near as this, so that it is ready in time. */
const rootMargin = '200px';

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
