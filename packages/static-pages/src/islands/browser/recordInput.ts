import {startWithRetry} from './startWithRetry.ts';
import type {ReplayingIsland} from './startWithRetry.ts';

/** Records what a visitor does in islands that are waiting for their scripts, and starts them. */
export function recordInput(): void {
  // This order, and that of the tags, compresses best.
  ['click', 'submit', 'keydown', 'keyup', 'input', 'change'].forEach((type, index) =>
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const island = target.closest<ReplayingIsland>('[waiting]');
        // Clicks on these are up to the browser. Fields report their effect as `input` and `change`.
        if (island && (index || !target.closest('textarea,label,select,a,summary,input'))) {
          if (index < 2) {
            event.preventDefault();
            island.setAttribute('waiting', 'pressed');
            // Until its script is here, what was submitted is lost when the visitor leaves.
            window.onbeforeunload = (leaving) => {
              if (document.querySelector('[waiting=pressed] form')) {
                leaving.preventDefault();
              }
            };
          }
          // What is in a field when the island starts is all that it needs to know of these.
          if (index < 4) {
            (island.events ??= []).push(event);
          }
          startWithRetry(island);
        }
      },
      true,
    ),
  );
}
