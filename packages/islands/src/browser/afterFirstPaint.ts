/**
 * Runs a function after the page's first paint, so that it doesn't delay the paint. In a hidden page,
 * which may be prerendered or in another tab, it runs immediately.
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
