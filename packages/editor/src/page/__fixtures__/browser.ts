/* What jsdom doesn't support. */

/** Adds what the interface needs of a browser. */
export function supportLayout(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Range.prototype.getBoundingClientRect = () => ({left: 0, right: 0, top: 0, bottom: 0}) as DOMRect;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
}
