/** Corrects the year that a page was built in to that of the reader's clock. */
export function showCurrentYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}
