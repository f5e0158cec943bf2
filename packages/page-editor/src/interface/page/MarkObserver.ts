import {readMarks} from '../../marks';
import type {PlaceId} from '../../protocol';

/** What of a node led to places: its text, or attributes by their names. */
type Found = Map<string, readonly PlaceId[]>;

const ownText = '#text';

/** Every mark ends with this character. */
const endOfMark = '\u{E007F}';

const isField = (node: Node): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/**
 * Removes the marks from the document before the browser paints them, and remembers which places
 * each node shows. What scripts and screen readers see has no marks.
 */
export class MarkObserver {
  readonly #found = new WeakMap<Node, Found>();
  readonly #connected = new Set<Node>();
  readonly #listeners = new Set<() => void>();
  readonly #observer = new MutationObserver((records) => this.#read(records));
  readonly #document: Document;

  constructor(observed: Document) {
    this.#document = observed;
    this.#visitAll(observed);
    this.#observer.observe(observed, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }

  /** Text nodes and elements of the document that show places. */
  get nodes(): readonly Node[] {
    return [...this.#connected];
  }

  /** The places that a text node or the attributes of an element show. */
  placesOf(node: Node): readonly PlaceId[] {
    return Array.from(this.#found.get(node)?.values() ?? []).flat();
  }

  /** Calls back after the marked nodes changed. Returns what ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stop(): void {
    this.#observer.disconnect();
  }

  #read(records: readonly MutationRecord[]): void {
    let hasChanged = false;
    let hasRemoved = false;
    for (const {type, target, attributeName, addedNodes, removedNodes} of records) {
      if (type === 'childList') {
        for (const node of addedNodes) {
          hasChanged = this.#visitAll(node) || hasChanged;
        }
        hasRemoved ||= removedNodes.length > 0;
      } else {
        hasChanged = this.#visitChanged(target, attributeName ?? ownText) || hasChanged;
      }
    }
    // Drops the records of what was just written, which would look like texts without marks.
    this.#observer.takeRecords();
    for (const node of hasRemoved ? this.#connected : []) {
      if (!node.isConnected) {
        this.#connected.delete(node);
        hasChanged = true;
      }
    }
    if (hasChanged) {
      this.#listeners.forEach((listener) => listener());
    }
  }

  #visitAll(root: Node): boolean {
    let hasFound = false;
    const walker = this.#document.createTreeWalker(
      root,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      const names = node instanceof Element ? node.getAttributeNames() : [ownText];
      for (const name of names) {
        this.#strip(node, name);
      }
      // A node that was removed and added again has lost its marks, but not its places.
      if (this.#found.has(node)) {
        this.#connected.add(node);
        hasFound = true;
      }
    }
    return hasFound;
  }

  /** Reads a text or an attribute that changed. Returns whether the node's places changed. */
  #visitChanged(node: Node, name: string): boolean {
    const isMarked = this.#strip(node, name);
    const found = this.#found.get(node);
    const isOutdated = !isMarked && found?.delete(name) === true;
    if (isOutdated && found.size === 0) {
      this.#found.delete(node);
      this.#connected.delete(node);
    }
    return isMarked || isOutdated;
  }

  /** Removes and remembers the marks of a text or an attribute. Returns whether it had any. */
  #strip(node: Node, name: string): boolean {
    const marked = node instanceof Element ? node.getAttribute(name) : node.nodeValue;
    const {text, ids} = readMarks(marked?.includes(endOfMark) ? marked : '');
    if (ids.length === 0) {
      return false;
    }
    if (node instanceof Element) {
      node.setAttribute(name, text);
    } else {
      node.nodeValue = text;
    }
    if (isField(node) && node.value.includes(endOfMark)) {
      node.value = readMarks(node.value).text;
    }
    const found: Found = this.#found.get(node) ?? new Map<string, readonly PlaceId[]>();
    this.#found.set(node, found.set(name, ids));
    this.#connected.add(node);
    return true;
  }
}
