type FieldEvent = Event & {target: HTMLInputElement; constructor: typeof Event};

/** An event, its target, and the target's value and whether it was checked if it is a field. */
type Step = readonly [FieldEvent, HTMLInputElement, value: string, checked: boolean];

/** What a visitor did in an island before it started. To be read before the island changes fields. */
export const readSteps = (events: readonly Event[]): Step[] =>
  (events as readonly FieldEvent[]).map((event) => [
    event,
    event.target,
    event.target.value,
    event.target.checked,
  ]);

/** Repeats the events in order and on the same elements, in an island that has started. */
export async function replay(steps: readonly Step[]): Promise<void> {
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
}
