/** Replaces the year of the build with the current year by the visitor's clock. */
export function showCurrentYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}
