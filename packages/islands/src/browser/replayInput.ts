type FieldEvent = Event & {target: HTMLInputElement; constructor: typeof Event};

/** An event, its target, and the target's value and whether it was checked if it is a field. */
type Step = readonly [FieldEvent, HTMLInputElement, value: string, checked: boolean];

/**
 * What a visitor did in an island before it started. To be read before the island changes fields.
 *
 * @param isComponent the island itself enters again what was typed and chosen
 */
export const readSteps = (events: readonly Event[], isComponent: boolean): Step[] =>
  (events as readonly FieldEvent[])
    .filter(({type}) => !isComponent || (type !== 'input' && type !== 'change'))
    .map((event) => [event, event.target, event.target.value, event.target.checked]);

/** Repeats the events in order and on the same elements, in an island that has started. */
export function replay(steps: readonly Step[]): void {
  for (const [event, field, value, checked] of steps) {
    // The island may have set the field when it started, for example from the address.
    if (field.value !== value) {
      field.value = value;
    }
    field.checked = checked;
    field.dispatchEvent(new event.constructor(event.type, event));
  }
}
