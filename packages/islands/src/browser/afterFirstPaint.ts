/**
 * Does something when a page has been painted, so that nothing competes with that. A page that
 * nobody sees yet, because it is rendered ahead or in another tab, has nothing to wait for.
 */
export function afterFirstPaint(act: () => void): void {
  if (document.hidden) {
    act();
  } else {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    observer.observe({type: 'paint', buffered: true});
  }
}
