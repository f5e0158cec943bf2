import {startWithRetry} from './startWithRetry.ts';
import type {ReplayingIsland} from './startWithRetry.ts';

/** What is repeated when the island starts. */
const repeated = ['click', 'submit', 'keydown', 'keyup'];

/** These only start the island, which then reads its fields. */
const edits = ['input', 'change'];

/** Clicks on these are up to the browser. Fields report their effect as `input` and `change`. */
const native = 'a, input, label, select, summary, textarea';

/** What was submitted before the island has started is lost when the visitor leaves. */
function askBeforeLeaving(event: Event): void {
  if (document.querySelector('[waiting=pressed] form')) {
    event.preventDefault();
  }
}

function record(event: Event): void {
  const target = event.target as Element;
  const island = target.closest<ReplayingIsland>('[waiting]');
  if (!island || (event.type === 'click' && target.closest(native))) {
    return;
  }
  if (event.type === 'click' || event.type === 'submit') {
    event.preventDefault();
    island.setAttribute('waiting', 'pressed');
    window.onbeforeunload = askBeforeLeaving;
  }
  if (repeated.includes(event.type)) {
    (island.events ??= []).push(event);
  }
  startWithRetry(island);
}

/** Records what a visitor does in islands that are waiting for their scripts, and starts them. */
export function recordInput(): void {
  for (const type of [...repeated, ...edits]) {
    addEventListener(type, record, true);
  }
}
