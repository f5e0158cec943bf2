import {readMarks} from '../../source-map/marks';
import type {FieldId} from '../../protocol';

/** What of a node led to fields: its text, or attributes by their names. */
type IdsByName = Map<string, readonly FieldId[]>;

const ownText = '#text';

/**
 * Removes the marks from the document before the browser paints them, and remembers which fields
 * each node shows. What scripts and screen readers see has no marks.
 */
export class MarkObserver {
  readonly #found = new WeakMap<Node, IdsByName>();
  readonly #connected = new Set<Node>();
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

  /** Text nodes and elements of the document that show fields. */
  get nodes(): readonly Node[] {
    return [...this.#connected];
  }

  /** The fields that a text node or the attributes of an element show. */
  fieldIdsOf(node: Node): readonly FieldId[] {
    return Array.from(this.#found.get(node)?.values() ?? []).flat();
  }

  #read(records: readonly MutationRecord[]): void {
    for (const {type, target, attributeName, addedNodes} of records) {
      if (type === 'childList') {
        addedNodes.forEach((node) => this.#visitAll(node));
      } else {
        this.#visitChanged(target, attributeName ?? ownText);
      }
    }
    // Drops the records of what was just written, which would look like texts without marks.
    this.#observer.takeRecords();
    for (const node of this.#connected) {
      if (!node.isConnected) {
        this.#connected.delete(node);
      }
    }
  }

  #visitAll(root: Node): void {
    const walker = this.#document.createTreeWalker(
      root,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      const names = node instanceof Element ? node.getAttributeNames() : [ownText];
      for (const name of names) {
        this.#strip(node, name);
      }
      // A node that was removed and added again has lost its marks, but not its fields.
      if (this.#found.has(node)) {
        this.#connected.add(node);
      }
    }
  }

  /** Reads a text or an attribute that changed. */
  #visitChanged(node: Node, name: string): void {
    const found = this.#found.get(node);
    if (!this.#strip(node, name) && found?.delete(name) && found.size === 0) {
      this.#found.delete(node);
      this.#connected.delete(node);
    }
  }

  /** Removes and remembers the marks of a text or an attribute. Returns whether it had any. */
  #strip(node: Node, name: string): boolean {
    const marked = node instanceof Element ? node.getAttribute(name) : node.nodeValue;
    const {text, ids} = readMarks(marked ?? '');
    if (ids.length === 0) {
      return false;
    }
    if (node instanceof Element) {
      node.setAttribute(name, text);
    } else {
      node.nodeValue = text;
    }
    const found: IdsByName = this.#found.get(node) ?? new Map<string, readonly FieldId[]>();
    this.#found.set(node, found.set(name, ids));
    this.#connected.add(node);
    return true;
  }
}
