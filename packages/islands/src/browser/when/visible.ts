/** Starts an island when it is in view, or so close to it that it is ready in time. */
export function visible(island: Element, start: (island: Element) => unknown): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.pop()?.isIntersecting) {
        observer.disconnect();
        start(island);
      }
    },
    {rootMargin: '200px'},
  );
  // The island itself has no box.
  observer.observe(island.firstElementChild ?? island);
}
