/**
 * Runs a function after the next paint, so that it doesn't delay the page's first one. In a hidden
 * page, which may be prerendered or in another tab, nothing is painted, so it runs immediately.
 */
export function afterFirstPaint(act: () => void): void {
  if (document.hidden) {
    act();
  } else {
    requestAnimationFrame(() => setTimeout(act));
  }
}
