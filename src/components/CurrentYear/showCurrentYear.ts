/** Replaces the year of the build with the year on the visitor's clock. */
export function showCurrentYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}
