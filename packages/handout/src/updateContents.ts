/**
 * Adds the numbers of the sheets to the contents, and leaves out what isn't printed. Runs in the
 * browser, so it can't use imports or other functions.
 *
 * @param numbers by the end of the link's address, as the browser encodes it
 */
export function updateContents(numbers: Record<string, number>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.handout-contents a')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    if (!document.getElementById(id)?.checkVisibility()) {
      link.closest('li')?.remove();
    }
    link.dataset.sheet = String(numbers[link.hash.slice(1)] ?? '');
  }
}
