/** How long an empty tile waits for its logo before it shows the initials. */
const patienceMs = 3000;

/** Covers tiles with the tool's initials while their logo is missing, and uncovers them when it arrives. */
export function attachLogos(root: HTMLElement, signal: AbortSignal): void {
  const update = ({target}: {target: EventTarget | null}) => {
    if (target instanceof HTMLImageElement) {
      const tile = target.parentElement as HTMLElement;
      if (target.naturalWidth) {
        delete tile.dataset.monogram;
      } else {
        tile.dataset.monogram = target.dataset.monogram;
      }
    }
  };
  // These events don't bubble.
  root.addEventListener('load', update, {capture: true, signal});
  root.addEventListener('error', update, {capture: true, signal});
  const timer = setTimeout(
    () => root.querySelectorAll('img').forEach((target) => update({target})),
    patienceMs,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
