/**
 * Shows a hint below a preferred date or time when the office is closed, in the office's time zone.
 * The hints don't keep the visitor from sending the form.
 *
 * @returns a function that updates the hints
 */
export function attachHints(form: HTMLFormElement, signal: AbortSignal): () => void {
  const {zone, days = '', opens, closes} = form.dataset;
  const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;

  const showHint = (name: string, isShown: boolean) => {
    (form.querySelector(`[data-hint=${name}]`) as HTMLElement).hidden = !isShown;
  };
  const update = () => {
    const date = valueOf('preferredDate');
    const time = valueOf('preferredTime');
    // While a year is being typed, it has fewer digits.
    const isTyped = date >= '1000';
    // Swedish dates are written like the values of date fields.
    const isPast = isTyped && date < new Date().toLocaleDateString('sv', {timeZone: zone});
    showHint('pastDate', isPast);
    showHint('closedDay', isTyped && !isPast && !days.includes(`${new Date(date).getUTCDay()}`));
    const [hours, minutes] = time.split(':').map(Number) as [number, number];
    const hour = hours + minutes / 60;
    // Without a time, it isn't a number.
    showHint('closedTime', hour < Number(opens) || hour >= Number(closes));
  };
  form.addEventListener('change', update, {signal});
  return update;
}
