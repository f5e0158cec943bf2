/* What jsdom doesn't support. Every element has a box of 100 × 20 px, or the one of its style; the window has 1000 × 800 px. */

const box = (left: number, top: number, width: number, height: number) =>
  ({left, top, right: left + width, bottom: top + height, width, height}) as DOMRect;

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
  Object.defineProperties(document.documentElement, {
    clientWidth: {value: 1000, configurable: true},
    clientHeight: {value: 800, configurable: true},
  });
  HTMLElement.prototype.showPopover = jest.fn();
  Element.prototype.checkVisibility = function checkVisibility() {
    return !this.closest('[hidden]');
  };
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    const {width, height} = (this as HTMLElement).style;
    return box(0, 0, parseFloat(width) || 100, parseFloat(height) || 20);
  };
  Range.prototype.getBoundingClientRect = () => box(10, 10, 50, 20);
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  window.scrollBy = jest.fn();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
