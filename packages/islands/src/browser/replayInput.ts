import type {StartIsland} from './startIsland.ts';

type FieldEvent = Event & {target: HTMLInputElement; constructor: typeof Event};

/**
 * Makes an island replay what a visitor did in it before it started: the same events, in order and on
 * the same elements.
 *
 * @param start starts the island
 */
export function replayInput<Props = null>(start: StartIsland<Props>): StartIsland<Props> {
  return async (root, props, events = []) => {
    const steps = (events as readonly FieldEvent[]).map(
      (event) => [event, event.target, event.target.value, event.target.checked] as const,
    );
    start(root, props);
    for (const [event, field, value, checked] of steps) {
      // A component sets a field to its state, which doesn't know yet what was typed.
      if (field.value !== value) {
        field.value = value;
      }
      if (field.checked !== checked) {
        field.checked = checked;
      }
      field.dispatchEvent(new event.constructor(event.type, event));
      // oxlint-disable-next-line typescript/await-thenable -- lets the component render
      await null;
    }
  };
}
